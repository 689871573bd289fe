import type { LengthUnit } from '../../model/size-guide';

const CM_PER_INCH = 2.54;
/** Longer than anything that is worn, in either unit. */
const LONGEST = 1000;

const FRACTIONS: Readonly<Record<string, number>> = {
  ...{ '¼': 0.25, '½': 0.5, '¾': 0.75, '⅛': 0.125, '⅜': 0.375, '⅝': 0.625, '⅞': 0.875 },
  ...{ '⅓': 1 / 3, '⅔': 2 / 3 },
};
const GLYPHS = Object.keys(FRACTIONS).join('');

const UNITS: Readonly<Record<LengthUnit, RegExp>> = {
  cm: /(?<![a-z])(cm|centimet(er|re)s?)\.?$/i,
  in: /((?<![a-z])(in|inch(es)?)|"|″|”|'')\.?$/i,
};

/** Splits a unit off the end of a text; '' where it names none. */
export function splitUnit(text: string): { rest: string; unit: LengthUnit | '' } {
  for (const unit of ['cm', 'in'] as const) {
    const rest = text.replace(UNITS[unit], '');
    if (rest !== text) return { rest: rest.trim(), unit };
  }
  return { rest: text, unit: '' };
}

const NUMBER = new RegExp(
  `^(?:(\\d+(?:[.,]\\d+)?)|(?:(\\d+)[ -]?)?(?:([${GLYPHS}])|(\\d+)/(\\d+)))$`,
);
/** Between the ends of a range. A hyphen before a fraction belongs to the number, as in 38-1/2. */
const BETWEEN = /\s*(?:[–—−]|\bto\b|\s-\s|-(?!\d+\/))\s*/i;

/** Reads a length ("38.5", "38,5", "38 1/2", "38½") or a range of them; null for what is neither. */
export function readLengths(text: string): [number, number] | null {
  const ends = text.trim().split(BETWEEN).map(readNumber);
  const [from, to = from] = ends;
  const isWhole = ends.length <= 2 && typeof from === 'number' && typeof to === 'number';
  return isWhole && from <= to ? [from, to] : null;
}

function readNumber(text: string): number | null {
  const [, decimal, whole = '0', glyph, above, below] = NUMBER.exec(text.trim()) ?? [];
  const value =
    decimal !== undefined
      ? Number(decimal.replace(',', '.'))
      : Number(whole) + (glyph ? (FRACTIONS[glyph] ?? 0) : Number(above) / Number(below));
  return value > 0 && value <= LONGEST ? Math.round(value * 10_000) / 10_000 : null;
}

/** Steps that converted lengths are rounded to: no finer than a tape shows, unless sizes would look the same. */
const STEPS: Readonly<Record<LengthUnit, readonly number[]>> = { cm: [0.5, 0.1], in: [0.25, 0.1] };

type Range = readonly [number, number];

/** Writes the lengths of one measurement in a unit: as they are in their own, else converted. */
export function lengthTexts(
  ranges: readonly Range[],
  from: LengthUnit,
  unit: LengthUnit,
): string[] {
  if (from === unit) return ranges.map((range) => rangeText(range, unit));
  const convert = (value: number) => (unit === 'cm' ? value * CM_PER_INCH : value / CM_PER_INCH);
  const exact = ranges.map(([low, high]): Range => [convert(low), convert(high)]);
  const [coarse = 1, fine = coarse] = STEPS[unit];
  const step = areApart(ranges, rounded(exact, coarse)) ? coarse : fine;
  return rounded(exact, step).map((range) => rangeText(range, unit));
}

const rounded = (ranges: readonly Range[], step: number): Range[] =>
  ranges.map(([low, high]) => [toStep(low, step), toStep(high, step)]);

const toStep = (value: number, step: number): number =>
  Math.round(Math.round(value / step) * step * 100) / 100;

/** Returns whether rounding leaves apart what was apart. */
function areApart(exact: readonly Range[], result: readonly Range[]): boolean {
  const distinct = (ranges: readonly Range[]) => new Set(ranges.flat()).size;
  return distinct(exact) === distinct(result);
}

const rangeText = ([low, high]: Range, unit: LengthUnit): string =>
  low === high ? numberText(low, unit) : `${numberText(low, unit)}–${numberText(high, unit)}`;

const QUARTERS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

function numberText(value: number, unit: LengthUnit): string {
  const whole = Math.floor(value);
  const quarter = unit === 'in' ? QUARTERS[value - whole] : undefined;
  if (quarter) return `${whole || ''}${quarter}`;
  return String(Math.round(value * 100) / 100);
}
