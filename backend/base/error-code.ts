/** The `code` of a system or PostgreSQL error, such as `ENOENT` or `28P01`. */
export function errorCode(error: unknown): string | undefined {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : undefined;
}

/** Gives `fallback` for an error with one of these codes and throws every other error. */
export function unless<T>(codes: string[], fallback: T): (error: unknown) => T {
  return (error) => {
    if (codes.includes(errorCode(error) ?? '')) return fallback;
    throw error;
  };
}
