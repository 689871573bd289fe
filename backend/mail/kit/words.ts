import { formatMoney, fromMinor } from '@/core/rules/money/money';
import { cleanLine } from '@/core/values/clean-text';

const LONGEST_NAME = 60;
const LONGEST_SUBJECT = 150;
/** Names that are links or long texts, for whoever else gets the mail. */
const NO_NAME = /[/@<>[\]{}|\\$]|www\.|\.[a-z]{2,}\b|\d{4}/i;

/** Cents as people read them. */
export const money = (minor: number, currency: string): string =>
  formatMoney(fromMinor(minor), currency);

/** A greeting with the name somebody gave, without it where that is none to call anybody by. */
export function greet(greeting: string, name: string): string {
  const called = cleanLine(name);
  const isName = called !== '' && [...called].length <= LONGEST_NAME && !NO_NAME.test(called);
  return isName ? `${greeting}, ${called}` : greeting;
}

/** One line, so that nothing in it can pass for another header; cut where it is very long. */
export function subjectLine(text: string): string {
  const letters = [...cleanLine(text)];
  if (letters.length <= LONGEST_SUBJECT) return letters.join('');
  return `${letters
    .slice(0, LONGEST_SUBJECT - 1)
    .join('')
    .trimEnd()}…`;
}

/** An address that a mail may link to: of the web, '' for any other. */
export function webAddress(address: string): string {
  return /^https?:\/\/[^\s]+$/i.test(address.trim()) ? address.trim() : '';
}
