import { randomInt } from 'node:crypto';

/** Letters and digits of which none looks like another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A group of letters that people can read off a screen and type. */
export function randomGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A password of 99 bits. */
export const randomPassword = (): string => Array.from({ length: GROUPS }, randomGroup).join('-');
