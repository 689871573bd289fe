import { cleanLine } from '@/core/values/clean-text';
import type { Markup } from './markup';

/** A piece of a letter in both its forms: plain text without outer line ends, and rows of a table. */
export interface Part {
  plain: string;
  html: Markup;
}

/** Width of plain text, in characters. */
const PLAIN_WIDTH = 64;

/** Two words at the two ends of a line of plain text. */
export function atBothEnds(left: string, right: string): string {
  const begin = cleanLine(left);
  const room = PLAIN_WIDTH - begin.length - right.length;
  return room > 0 ? `${begin}${' '.repeat(room)}${right}` : `${begin}  ${right}`;
}

/** Words in lines of plain text, broken between words alone. */
export function wrapped(text: string): string {
  const [first = '', ...words] = text.split(' ');
  let width = first.length;
  const parts = words.map((word) => {
    const isTooLong = width + word.length + 1 > PLAIN_WIDTH;
    width = isTooLong ? word.length : width + word.length + 1;
    return `${isTooLong ? '\n' : ' '}${word}`;
  });
  return first + parts.join('');
}
