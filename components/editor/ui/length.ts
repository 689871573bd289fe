import type { Reading } from '@/components/kit/use-draft';

/** A length as it is edited: a number in a unit, or whatever else CSS knows, as it is written. */
export interface Length {
  amount: number | undefined;
  /** Unit of the number; '' where it has none. */
  unit: string;
  text: string;
}

export const UNITS = ['px', '%', 'rem', 'em'] as const;

const SIMPLE = /^([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z%]*)$/i;
const ROOT_PX = 16;

export function lengthOf(text: string): Length {
  const [, number, unit = ''] = SIMPLE.exec(text.trim()) ?? [];
  if (number === undefined) return { amount: undefined, unit: '', text };
  return { amount: Number(number), unit: unit.toLowerCase(), text };
}

export const lengthText = (amount: number, unit: string): string =>
  `${Number(amount.toFixed(4))}${unit}`;

/** The same length in another unit as far as that can be told; else the same number. */
export function inUnit({ amount = 0, unit }: Length, next: string): string {
  const isFont = (name: string) => name === 'rem' || name === 'em';
  if (unit === 'px' && isFont(next)) return lengthText(amount / ROOT_PX, next);
  if (isFont(unit) && next === 'px') return lengthText(amount * ROOT_PX, next);
  return lengthText(amount, next);
}

/** Returns the size of a step in a unit. */
export const unitStep = (unit: string): number => (unit === 'rem' || unit === 'em' ? 0.1 : 1);

/** Reads a typed length, of `unit` where it names none; a comma separates decimals as a point does. */
export function readLength(
  text: string,
  unit: string,
  isValid: (text: string) => boolean,
  problem: string,
): Reading<string> {
  const written = text.trim().replace(/^([+-]?\d*),(\d+)/, '$1.$2');
  if (written === '') return { value: '' };
  const { amount, unit: own } = lengthOf(written);
  const value = amount !== undefined && own === '' ? lengthText(amount, unit) : written;
  return isValid(value) ? { value } : { problem };
}
