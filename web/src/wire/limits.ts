// Written by `python3 tools/write_generated.py` from the server's limits. Do not edit.

/** The most characters of a chapter or of a box's values that a player brings. */
export const LONGEST_CONTENT = 65536;

/** Of a player's name. */
export const LONGEST_NAME = 24;

/** Of a chat message. */
export const LONGEST_CHAT = 300;

/** Of an option of a table that is a text. */
export const LONGEST_OPTION = 200;

/** Of the word that a free voyage is made from. */
export const LONGEST_WORD = 40;

/** The newest format of a campaign's file that this release reads and writes. */
export const CAMPAIGN_FORMAT = 2;

/** Of an operator's invitation. */
export const LONGEST_INVITATION = 64;

/** Of a password. */
export const LONGEST_PASSWORD = 1000;

/** Of an e-mail address. */
export const LONGEST_ADDRESS = 254;

/** The speed of a table whose clock is an ordinary one, in hundredths. */
export const REAL_TIME = 100;

/** The code with which a connection to no table is closed. */
export const NO_TABLE = 4404;

/** That of a client that has sent, or tried, too much. */
export const FLOODING = 4429;
