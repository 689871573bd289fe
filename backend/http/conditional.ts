import { createHash } from 'node:crypto';

/** Shop answers belong to one visitor's browser and are asked about every time. */
export const REVALIDATE = 'private, no-cache';

/** A strong entity tag of whatever identifies an answer. */
export function entityTag(identity: string | Uint8Array): string {
  return `"${createHash('sha1').update(identity).digest('base64url')}"`;
}

/** Whether an If-None-Match header names the tag; weak comparison, as RFC 9110 has it. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
