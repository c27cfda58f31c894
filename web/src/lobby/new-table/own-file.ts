// A file that a host brings for a table: what it is called here, and what it holds.

export interface OwnFile {
  readonly name: string;
  readonly text: string;
}

/** The server reads no longer text; the cards of a whole box are an eighth of it. */
const MOST = 65_536;

/** Null for a file that is too long to be one. */
export async function readOwnFile(file: File): Promise<OwnFile | null> {
  if (file.size > MOST) return null;
  return { name: file.name, text: await file.text() };
}
