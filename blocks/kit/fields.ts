import {
  areLengths,
  isColor,
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

/**
 * One prop of a block: how whatever stands in a layout becomes a value that a view can rely on, and what
 * it is where nothing is given or nothing can be made of it. Parsing never throws.
 */
export interface Field<Value = unknown> {
  kind: FieldKind;
  initial: Value;
  parse: (given: unknown) => Value | undefined;
  /** Further names it goes by in layouts; the first that is given counts. */
  aliases?: readonly string[];
  /** Of a choice. */
  options?: readonly Value[];
  /** Of a group, or of the entries of a list. */
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
export function text(initial = ''): Field<string> {
  return field('text', initial, textOf);
}

/** HTML. */
export function markup(initial = ''): Field<string> {
  return field('markup', initial, textOf);
}

export function choice<const Options extends readonly (string | number)[]>(
  options: Options,
  initial: Options[number],
): Field<Options[number]> {
  const parse = (given: unknown) =>
    options.find((option) => option === given || String(option) === given);
  return { ...field<Options[number]>('choice', initial, parse), options };
}

export function toggle(initial: boolean): Field<boolean> {
  return field('toggle', initial, (given) => TRUTH.get(given));
}

const TRUTH = new Map<unknown, boolean>([
  ...([true, 'true', 1, '1'] as const).map((given) => [given, true] as const),
  ...([false, 'false', 0, '0'] as const).map((given) => [given, false] as const),
]);

interface Range {
  min: number;
  max: number;
  isWhole?: boolean;
}

/** A number within a range: what lies outside counts as its nearer end; a unit behind it is overlooked. */
export function number(initial: number, { min, max, isWhole = false }: Range): Field<number> {
  return field('number', initial, (given) => {
    const value = numberOf(given);
    if (value === undefined) return undefined;
    return Math.min(max, Math.max(min, isWhole ? Math.round(value) : value));
  });
}

export function color(initial = ''): Field<string> {
  return field('color', initial, (given) => parseOrUndefined(given, isColor));
}

/** A CSS length; a plain number counts px. */
export function length(initial = ''): Field<string> {
  return field('length', initial, (given) => parseOrUndefined(inPx(given), isLength));
}

/** Up to four CSS lengths, as paddings and corners have them. */
export function lengths(initial = ''): Field<string> {
  return field('length', initial, (given) => parseOrUndefined(inPx(given), areLengths));
}

/** Any other CSS value, such as a border, a shadow or a position. */
export function css(initial = '', isSound: (value: string) => boolean = isSafeCss): Field<string> {
  return field('css', initial, (given) => parseOrUndefined(inPx(given), isSound));
}

/** Where something leads. */
export function link(initial = ''): Field<string> {
  return field('link', initial, (given) => parseOrUndefined(given, isSafeUrl));
}

/** Where a picture or film is. */
export function picture(initial = ''): Field<string> {
  return field('picture', initial, (given) => parseOrUndefined(given, isPictureAddress));
}

export function texts(initial: readonly string[] = []): Field<readonly string[]> {
  return field('texts', initial, (given) =>
    Array.isArray(given) ? given.flatMap((entry) => textOf(entry) ?? []) : undefined,
  );
}

/** Where several pictures are. */
export function pictures(): Field<readonly string[]> {
  return field('texts', [], (given) => texts().parse(given)?.filter(isPictureAddress));
}

interface Several extends Omit<Range, 'isWhole'> {
  /** The number of there may be. */
  most: number;
}

/**
 * Several numbers, given one by one or in one text; those out of the range are left out, and where none
 * is left the field counts as not given.
 */
export function numbers(
  initial: readonly number[],
  { min, max, most }: Several,
): Field<readonly number[]> {
  return field('numbers', initial, (given) => {
    const parts: unknown = typeof given === 'string' ? given.split(/[\s,;:/|]+/) : given;
    if (!Array.isArray(parts)) return undefined;
    const values = parts.flatMap((part) => numberOf(part) ?? []);
    const sound = values.filter((value) => value >= min && value <= max).slice(0, most);
    return sound.length > 0 ? sound : undefined;
  });
}

/** Several colours, in a list or in one text between commas. */
export function colors(initial: readonly string[] = []): Field<readonly string[]> {
  return field('colors', initial, (given) => {
    const parts = typeof given === 'string' ? splitOutside(given, /,/) : given;
    const sound = texts().parse(parts)?.filter(isColor) ?? [];
    return sound.length > 0 ? sound : undefined;
  });
}

/** Entries of one form; what is no object among them is left out. */
export function list<F extends Fields>(
  fields: F,
  initial: readonly PropsOf<F>[] = [],
): Field<readonly PropsOf<F>[]> {
  const parse = (given: unknown) =>
    Array.isArray(given)
      ? given.filter(isObject).map((entry) => readFields(fields, entry))
      : undefined;
  return { ...field<readonly PropsOf<F>[]>('list', initial, parse), fields };
}

export function group<F extends Fields>(fields: F): Field<PropsOf<F>> {
  const parse = (given: unknown) => readFields(fields, given);
  return { ...field('group', readFields(fields, {}), parse), fields };
}

/** A field that need not be given: undefined then, and where nothing can be made of it. */
export function optional<Value>(known: Field<Value>): Field<Value | undefined> {
  return { ...known, initial: undefined };
}

/** The field under further names. */
export function aliases<Value>(known: Field<Value>, ...names: readonly string[]): Field<Value> {
  return { ...known, aliases: names };
}

/** Every field of an object, whatever the object is. */
export function readFields<F extends Fields>(fields: F, given: unknown): PropsOf<F> {
  const raw = isObject(given) ? given : {};
  const values: Record<string, unknown> = {};
  for (const name in fields) {
    const known = fields[name];
    if (known) values[name] = known.parse(givenOf(raw, name, known.aliases)) ?? known.initial;
  }
  return values as PropsOf<F>;
}

function givenOf(raw: Record<string, unknown>, name: string, others: Field['aliases']): unknown {
  return raw[name] ?? others?.map((other) => raw[other]).find((given) => given != null);
}

/** Returns what was given as a text; undefined where it is no text and no number. */
export function textOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  return typeof given === 'number' ? String(given) : undefined;
}

function numberOf(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined;
  if (typeof given !== 'string') return undefined;
  const value = /^\s*(-?(?:\d+\.?\d*|\.\d+))\s*(?:px|ms|%)?\s*$/.exec(given)?.[1];
  return value === undefined ? undefined : Number(value);
}

function inPx(given: unknown): unknown {
  return typeof given === 'number' && Number.isFinite(given) ? `${given}px` : given;
}

function parseOrUndefined(given: unknown, isSound: (value: string) => boolean): string | undefined {
  const value = typeof given === 'string' ? given.trim() : '';
  return value !== '' && isSound(value) ? value : undefined;
}
