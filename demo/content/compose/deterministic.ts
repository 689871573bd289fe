import { createHash } from 'node:crypto';
import type { Some } from '../kit/draft';

/** A number in [0, 2^32) that depends on the text alone (FNV-1a, mixed once more). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A uuid that depends on the name alone, so that a demo address stays the same on every machine. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`hemline/demo/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return [...groups, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** Goes round a list. */
export function turn<T>(list: Some<T>, index: number): T {
  return list[index % list.length] ?? list[0];
}

/** One of a list, chosen by a text. */
export function choose<T>(list: Some<T>, by: string): T {
  return turn(list, hashOf(by));
}

/** Returns whether a share (0 to 1) of all texts falls on this one. */
export function falls(share: number, by: string): boolean {
  return hashOf(by) % 1000 < share * 1000;
}

/** Lower-case words joined by hyphens: "Dad’s Mug" becomes "dads-mug". */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
