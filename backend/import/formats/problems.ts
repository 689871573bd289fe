/** Reason for a rejected product, with its line in the file, from 1. */
export interface Rejection {
  line: number;
  handle: string;
  reason: string;
}

/** Error of the file as a whole: the import stops and changes nothing. */
export class ImportFileError extends Error {
  constructor(
    message: string,
    /** Line of the file, from 1; undefined where the error has none. */
    readonly line?: number,
  ) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
    this.name = 'ImportFileError';
  }
}
