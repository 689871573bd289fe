import type { CSSProperties } from 'react';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { STYLE_FIELDS_WITH_BACKGROUND, type StyleName } from '@/blocks/kit/style-fields';
import { inkAround } from './ink-around';

const NAMES = Object.keys(STYLE_FIELDS_WITH_BACKGROUND) as StyleName[];

type GivenStyles = Readonly<Record<string, unknown>>;

/**
 * The style fields that were given, for the outermost element of a block; undefined where none was. A
 * width never exceeds the room there is, and the colour of a container is that of all that stands in it.
 */
export function rootStyle(
  { paints, children }: Pick<BlockDefinition, 'paints' | 'children'>,
  given: GivenStyles,
): CSSProperties | undefined {
  const style = pickStyle(
    given,
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

/** Some of the style fields that were given, for an element inside a block. */
export function pickStyle(
  given: GivenStyles,
  names: readonly StyleName[],
): CSSProperties | undefined {
  return givenStyle(Object.fromEntries(names.map((name) => [name, given[name]])));
}

/** Without what is not given, so that the stylesheet holds there; undefined where nothing is left. */
export function givenStyle(style: GivenStyles): CSSProperties | undefined {
  const given = Object.entries(style).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
