/** The `code` of a system or PostgreSQL error, such as `ENOENT` or `28P01`. */
export function errorCode(error: unknown): string | undefined {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : undefined;
}

/** Codes of a disk without room: of the system, also by a user's quota, and of PostgreSQL. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether something was not written because a disk is full, this machine's or the database's. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (DISK_FULL.has(errorCode(at) ?? '')) return true;
  }
  return false;
}

/** Gives `fallback` for an error with one of these codes and throws every other error. */
export function unless<T>(codes: string[], fallback: T): (error: unknown) => T {
  return (error) => {
    if (codes.includes(errorCode(error) ?? '')) return fallback;
    throw error;
  };
}
