import { resolve } from 'node:path';
import { errorCode } from './error-code';

/** Reasons of a folder that cannot be used, by the code of the system's error. */
const REASONS: Record<string, string> = {
  EACCES: 'which this user may not write into',
  EPERM: 'which this user may not write into',
  EROFS: 'which lies on a disk that is read-only',
  ENOTDIR: 'which leads through a file',
  EEXIST: 'which is a file',
  ENOSPC: 'whose disk is full',
  EDQUOT: 'whose disk is full',
};

/** Names DATA_DIR, and what to do, where an error says that it cannot be used; any other error stays as it is. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (reason === undefined || !(error instanceof Error)) return error;
  return new Error(
    `DATA_DIR is ${resolve(dataDir)}, ${reason} (${error.message}). Mend that, or choose another folder: DATA_DIR=/some/folder npm start`,
    { cause: error },
  );
}
