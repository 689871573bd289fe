import {
  areCorners,
  backgroundImageOf,
  isColor,
  isLength,
  isSafeCss,
} from '@/core/values/css-value';
import { choice, color, css, type Field, length, lengths, optional } from './fields';

const BACKGROUND = {
  backgroundColor: color(),
  backgroundImage: { ...css(), parse: (raw: unknown) => backgroundOf(raw) },
  backgroundSize: css('', areKeywordsOrLengths('cover', 'contain', 'auto')),
  backgroundPosition: css('', isPosition),
  backgroundRepeat: optional(
    choice(['no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'round', 'space'], 'no-repeat'),
  ),
} as const;

const COMMON = {
  padding: lengths(),
  margin: lengths(),
  color: color(),
  fontSize: length(),
  fontWeight: weight(),
  textAlign: optional(choice(['left', 'center', 'right', 'justify'], 'left')),
  borderRadius: css('', areCorners),
  border: css('', isBorder),
  width: length(),
  height: length(),
} as const;

/** The style fields of every block (spec 3, 9). Unset ('' or undefined), the stylesheet's default holds. */
export const STYLE_FIELDS = COMMON;
export const STYLE_FIELDS_WITH_BACKGROUND = { ...COMMON, ...BACKGROUND };

export type StyleName = keyof typeof STYLE_FIELDS_WITH_BACKGROUND;

const backgroundOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? backgroundImageOf(raw.trim()) || undefined : undefined;

/** Accepts a background position, such as `left top` or `50% 20%`. */
export function isPosition(value: string): boolean {
  return areKeywordsOrLengths('center', 'top', 'bottom', 'left', 'right')(value);
}

/** A weight of type, by its name or as a number, which is no length. */
function weight(): Field<string> {
  const named = css('', (value) => /^(normal|bold|bolder|lighter|[1-9]\d{0,2})$/.test(value));
  const parse = (raw: unknown) => named.parse(typeof raw === 'number' ? `${raw}` : raw);
  return { ...named, parse };
}

function areKeywordsOrLengths(...keywords: string[]): (value: string) => boolean {
  return (value) =>
    value.split(/[\s,]+/).every((part) => keywords.includes(part) || isLength(part));
}

const BORDER_STYLE = /^(none|solid|dashed|dotted|double|groove|ridge|inset|outset)$/;

/** Accepts `none`, or a width, a style and a color in any order. */
export function isBorder(value: string): boolean {
  if (!isSafeCss(value)) return false;
  const parts = value.match(/[^\s(]+(\([^)]*\))?/g) ?? [];
  return (
    parts.length <= 3 &&
    parts.some((part) => BORDER_STYLE.test(part)) &&
    parts.every((part) => BORDER_STYLE.test(part) || isLength(part) || isColor(part))
  );
}
