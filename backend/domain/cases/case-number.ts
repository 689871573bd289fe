import { randomInt } from 'node:crypto';

/** Nothing that looks or sounds like something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;

/** What shopper and shop call a dispute: short enough to say, and not to be guessed from another. */
export function caseNumber(): string {
  return `C-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
