// A file that a host brings for a table: what it is called here, and what it holds.
import { LONGEST_CONTENT } from '../../wire/limits';

export interface OwnFile {
  readonly name: string;
  readonly text: string;
}

/** No character takes more bytes. */
const WIDEST = 4;

/** Null for a file that is too long to be one. */
export async function readOwnFile(file: File): Promise<OwnFile | null> {
  if (file.size > WIDEST * LONGEST_CONTENT) return null;
  const text = await file.text();
  return text.length > LONGEST_CONTENT ? null : { name: file.name, text };
}
