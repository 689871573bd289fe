import type { CSSProperties } from 'react';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { STYLE_FIELDS_WITH_BACKGROUND, type StyleName } from '@/blocks/kit/style-fields';
import { inkAround } from './ink-around';

const NAMES = Object.keys(STYLE_FIELDS_WITH_BACKGROUND) as StyleName[];

type RawStyles = Readonly<Record<string, unknown>>;

/**
 * The style fields that are set, for the outermost element of a block; undefined where none is. A
 * width never exceeds the room there is, and the colour of a container is that of all that stands in it.
 */
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

/** Some of the style fields that are set, for an element inside a block. */
export function pickStyle(raw: RawStyles, names: readonly StyleName[]): CSSProperties | undefined {
  return definedStyle(Object.fromEntries(names.map((name) => [name, raw[name]])));
}

/** Leaves out unset styles, so that the stylesheet counts there; undefined where nothing is left. */
export function definedStyle(style: RawStyles): CSSProperties | undefined {
  const entries = Object.entries(style).filter(([, value]) => value !== undefined && value !== '');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
