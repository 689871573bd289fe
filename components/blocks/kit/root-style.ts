import type { CSSProperties } from 'react';
import type { BlockDefinition } from '@/core/blocks/kit/define-block';
import { STYLE_FIELDS_WITH_BACKGROUND, type StyleName } from '@/core/blocks/kit/style-fields';

const NAMES = Object.keys(STYLE_FIELDS_WITH_BACKGROUND) as StyleName[];

type GivenStyles = Readonly<Record<string, unknown>>;

/** The style fields that were given, for the outermost element of a block; undefined where none was. */
export function rootStyle(
  { paints }: Pick<BlockDefinition, 'paints'>,
  given: GivenStyles,
): CSSProperties | undefined {
  return pickStyle(
    given,
    NAMES.filter((name) => !paints.includes(name)),
  );
}

/** Some of the style fields that were given, for an element inside a block. */
export function pickStyle(
  given: GivenStyles,
  names: readonly StyleName[],
): CSSProperties | undefined {
  const style: Record<string, unknown> = {};
  for (const name of names) if (given[name]) style[name] = given[name];
  return Object.keys(style).length > 0 ? style : undefined;
}
