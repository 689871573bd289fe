import { createHash } from 'node:crypto';

/**
 * A name for a request that a provider carries out once, however often it comes: the same parts give the
 * same name, of 43 letters, digits, "-" and "_".
 */
export function requestKey(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
