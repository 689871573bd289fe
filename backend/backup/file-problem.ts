import { errorCode } from '../base/error-code';
import * as messages from './format/messages';

const TEXTS: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: messages.noSpace,
  EDQUOT: messages.noSpace,
  EFBIG: messages.noSpace,
  ENAMETOOLONG: messages.longName,
  ENOENT: messages.noFolder,
  ENOTDIR: messages.noFolder,
  EISDIR: messages.noFile,
  EACCES: messages.notAllowed,
  EPERM: messages.notAllowed,
  EROFS: messages.notAllowed,
};

/** Does work with a file, or in a folder. @throws what the disk refuses in words, and every other error as it is. */
export async function withPlainErrors<Result>(
  path: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const toText = TEXTS[errorCode(error) ?? ''];
    if (!toText || !isOfDisk(error)) throw error;
    throw new Error(toText(error.path ?? path), { cause: error });
  }
}

/** Codes of PostgreSQL, and of a connection to it, are no errors of files. */
const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'connect';
