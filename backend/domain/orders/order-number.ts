import { randomInt } from 'node:crypto';

/** Without letters that are taken for digits, or for each other, when they are read out. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 5;

/** A number for a new order: the shop's prefix, and 50 bits that nobody guesses. */
export function orderNumber(prefix: string): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  const start = prefix.toUpperCase().replace(/[-_]+$/, '');
  return [...(start ? [start] : []), ...groups].join('-');
}
