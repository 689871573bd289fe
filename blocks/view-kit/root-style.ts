import type { CSSProperties } from 'react';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { STYLE_FIELDS_WITH_BACKGROUND, type StyleName } from '@/blocks/kit/style-fields';

const NAMES = Object.keys(STYLE_FIELDS_WITH_BACKGROUND) as StyleName[];

type RawStyles = Readonly<Record<string, unknown>>;

/** Set styles of a block's outermost element; never wider than its room, a container's color is that of all inside. */
export function rootStyle(
  { paints, children }: Pick<BlockDefinition, 'paints' | 'children'>,
  raw: RawStyles,
): CSSProperties | undefined {
  const style = pickStyle(
    raw,
    NAMES.filter((name) => !paints.includes(name)),
  );
  return (
    style && {
      ...style,
      ...(style.width && { maxWidth: '100%' }),
      ...(style.color && children === 'columns' && inkAround(style.color)),
    }
  );
}

/** Picks style fields that are set, for an element inside a block. */
export const pickStyle = (raw: RawStyles, names: readonly StyleName[]): CSSProperties | undefined =>
  definedStyle(Object.fromEntries(names.map((name) => [name, raw[name]])));

/** Leaves out unset styles, so that the stylesheet counts there; undefined where nothing is left. */
export function definedStyle(style: RawStyles): CSSProperties | undefined {
  const entries = Object.entries(style).filter(([, value]) => value !== undefined && value !== '');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Inline styles with custom properties, which a block's stylesheet reads. */
export type OwnStyle = CSSProperties & Record<`--${string}`, string>;

/**
 * The color that somebody has set of all that stands in an element, for parts that would have the shop's
 * own there. What is quieter is mixed from the text's color where it is read, so that what has a ground
 * of its own stays as legible as it is elsewhere.
 */
export const inkAround = (color: string): OwnStyle => ({
  '--ink-around': color,
  '--muted': 'color-mix(in srgb, currentcolor 74%, transparent)',
  '--line': 'color-mix(in srgb, currentcolor 24%, transparent)',
  '--focus': color,
});
