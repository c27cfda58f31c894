// What a page has to say wherever its reader is: a dialog lies over everything else, so it shows this, too.
import { getContext, setContext, type Snippet } from 'svelte';

/** Its name among contexts. */
export const NOTICE = Symbol('notice in dialogs');

/** Called by the page while it is made. */
export const noticeInDialogs = (notice: Snippet): void => void setContext(NOTICE, notice);

export const dialogNotice = (): Snippet | undefined => getContext<Snippet | undefined>(NOTICE);
