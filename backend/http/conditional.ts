import { createHash } from 'node:crypto';
import { namesTag } from '@/core/rules/security/entity-tag';

/** Shop answers belong to one visitor's browser and are asked about every time. */
export const REVALIDATE = 'private, no-cache';

/** A strong entity tag of whatever identifies an answer. */
export function entityTag(identity: string | Uint8Array): string {
  return `"${createHash('sha1').update(identity).digest('base64url')}"`;
}

/** Compares an If-None-Match header with a tag; `*` matches anything. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.trim() === '*' || namesTag(ifNoneMatch, tag);
}
