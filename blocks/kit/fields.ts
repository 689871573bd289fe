import {
  areLengths,
  colorCss,
  isLength,
  isPictureAddress,
  isSafeCss,
  splitOutside,
} from '@/core/values/css-value';
import { isObject } from '@/core/values/is-object';
import { isSafeUrl } from '@/core/values/safe-url';

export type FieldKind =
  | 'text'
  | 'markup'
  | 'choice'
  | 'toggle'
  | 'number'
  | 'color'
  | 'length'
  | 'css'
  | 'link'
  | 'picture'
  | 'texts'
  | 'numbers'
  | 'instant'
  | 'colors'
  | 'list'
  | 'group';

/** One prop of a block: parses whatever a layout has; `initial` stands for what is absent or invalid. Never throws. */
export interface Field<Value = unknown> {
  kind: FieldKind;
  initial: Value;
  parse: (raw: unknown) => Value | undefined;
  /** Further names in layouts; the first with a value counts. */
  aliases?: readonly string[];
  options?: readonly Value[];
  /** Fields of a group, or of the entries of a list. */
  fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

export type PropsOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

function field<Value>(kind: FieldKind, initial: Value, parse: Field<Value>['parse']): Field<Value> {
  return { kind, initial, parse };
}

/** A line or a paragraph, shown as text and never as markup. */
export const text = (initial = ''): Field<string> => field('text', initial, textOf);

export const markup = (initial = ''): Field<string> => field('markup', initial, textOf);

export function choice<const Options extends readonly (string | number)[]>(
  options: Options,
  initial: Options[number],
): Field<Options[number]> {
  const parse = (raw: unknown) =>
    options.find((option) => option === raw || String(option) === raw);
  return { ...field<Options[number]>('choice', initial, parse), options };
}

export const toggle = (initial: boolean): Field<boolean> =>
  field('toggle', initial, (raw) => TRUTH.get(raw));

const TRUTH = new Map<unknown, boolean>([
  ...([true, 'true', 1, '1'] as const).map((raw) => [raw, true] as const),
  ...([false, 'false', 0, '0'] as const).map((raw) => [raw, false] as const),
]);

interface Range {
  min: number;
  max: number;
  isWhole?: boolean;
}

/** A number clamped to a range; a unit behind it is ignored. */
export function number(initial: number, { min, max, isWhole = false }: Range): Field<number> {
  return field('number', initial, (raw) => {
    const value = numberOf(raw);
    if (value === undefined) return undefined;
    return Math.min(max, Math.max(min, isWhole ? Math.round(value) : value));
  });
}

/** A color, or a reference to one of the shop's look such as `--accent`: its value is CSS. */
export const color = (initial = ''): Field<string> =>
  field('color', initial, (raw) => (typeof raw === 'string' ? colorCss(raw.trim()) : undefined));

/** A CSS length; a plain number counts px. */
export const length = (initial = ''): Field<string> =>
  field('length', initial, (raw) => parseOrUndefined(inPx(raw), isLength));

/** Up to four CSS lengths, as paddings and corners have them. */
export const lengths = (initial = ''): Field<string> =>
  field('length', initial, (raw) => parseOrUndefined(inPx(raw), areLengths));

/** Any other CSS value, such as a border, a shadow or a position. */
export const css = (initial = '', isValid: (value: string) => boolean = isSafeCss): Field<string> =>
  field('css', initial, (raw) => parseOrUndefined(inPx(raw), isValid));

export const link = (initial = ''): Field<string> =>
  field('link', initial, (raw) => parseOrUndefined(raw, isSafeUrl));

export const picture = (initial = ''): Field<string> =>
  field('picture', initial, (raw) => parseOrUndefined(raw, isPictureAddress));

export function texts(initial: readonly string[] = []): Field<readonly string[]> {
  return field('texts', initial, (raw) =>
    Array.isArray(raw) ? raw.flatMap((entry) => textOf(entry) ?? []) : undefined,
  );
}

export const pictures = (): Field<readonly string[]> =>
  field('texts', [], (raw) => texts().parse(raw)?.filter(isPictureAddress));

interface Several extends Omit<Range, 'isWhole'> {
  most: number;
}

/** Several numbers, in a list or in one text; those out of the range are left out, and none left means unset. */
export function numbers(
  initial: readonly number[],
  { min, max, most }: Several,
): Field<readonly number[]> {
  return field('numbers', initial, (raw) => {
    const parts: unknown = typeof raw === 'string' ? raw.split(/[\s,;:/|]+/) : raw;
    if (!Array.isArray(parts)) return undefined;
    const values = parts.flatMap((part) => numberOf(part) ?? []);
    const valid = values.filter((value) => value >= min && value <= max).slice(0, most);
    return valid.length > 0 ? valid : undefined;
  });
}

/** Several colors, in a list or in one text between commas. */
export function colors(initial: readonly string[] = []): Field<readonly string[]> {
  return field('colors', initial, (raw) => {
    const parts = typeof raw === 'string' ? splitOutside(raw, /,/) : raw;
    const valid = texts()
      .parse(parts)
      ?.flatMap((part) => colorCss(part) ?? []);
    return valid?.length ? valid : undefined;
  });
}

/** Entries with the same fields; anything but objects is left out. */
export function list<F extends Fields>(
  fields: F,
  initial: readonly PropsOf<F>[] = [],
): Field<readonly PropsOf<F>[]> {
  const parse = (raw: unknown) =>
    Array.isArray(raw) ? raw.filter(isObject).map((entry) => readFields(fields, entry)) : undefined;
  return { ...field<readonly PropsOf<F>[]>('list', initial, parse), fields };
}

export function group<F extends Fields>(fields: F): Field<PropsOf<F>> {
  const parse = (raw: unknown) => readFields(fields, raw);
  return { ...field('group', readFields(fields, {}), parse), fields };
}

/** The field without a default: undefined where it is unset or invalid. */
export function optional<Value>(base: Field<Value>): Field<Value | undefined> {
  return { ...base, initial: undefined };
}

export function aliases<Value>(base: Field<Value>, ...names: readonly string[]): Field<Value> {
  return { ...base, aliases: names };
}

/** Reads every field of an object; of anything else, the defaults. */
export function readFields<F extends Fields>(fields: F, raw: unknown): PropsOf<F> {
  const entry = isObject(raw) ? raw : {};
  const values: Record<string, unknown> = {};
  for (const name in fields) {
    const one = fields[name];
    if (one) values[name] = one.parse(rawValue(entry, name, one.aliases)) ?? one.initial;
  }
  return values as PropsOf<F>;
}

const rawValue = (raw: Record<string, unknown>, name: string, others: Field['aliases']): unknown =>
  raw[name] ?? others?.map((other) => raw[other]).find((value) => value != null);

/** Returns a raw value as text; undefined where it is no text and no number. */
export function textOf(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' ? String(raw) : undefined;
}

function numberOf(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const value = /^\s*(-?(?:\d+\.?\d*|\.\d+))\s*(?:px|ms|%)?\s*$/.exec(raw)?.[1];
  return value === undefined ? undefined : Number(value);
}

const inPx = (raw: unknown): unknown =>
  typeof raw === 'number' && Number.isFinite(raw) ? `${raw}px` : raw;

function parseOrUndefined(raw: unknown, isValid: (value: string) => boolean): string | undefined {
  const value = typeof raw === 'string' ? raw.trim() : '';
  return value !== '' && isValid(value) ? value : undefined;
}
