import type { CSSProperties } from 'react';
import type { ContainerProps } from '@/blocks/kit/container-fields';
import { givenStyle } from './root-style';

/** Describes how the blocks of a column stand in it. */
export interface Placing {
  isRow: boolean;
  /** Styles that differ from the stylesheet. */
  style: CSSProperties | undefined;
}

/**
 * In one of `count` columns. The alignment of the whole is upright where columns or blocks stand beside
 * each other; only a single column of blocks below each other has it across.
 */
export function placingOf(whole: ContainerProps, index: number, count: number): Placing {
  const own = whole.columnProps[index];
  const isRow = (own?.layoutDirection ?? whole.layoutDirection) === 'row';
  const justifyContent = own?.justifyContent ?? whole.justifyContent;
  const alignItems = own?.alignItems ?? (count === 1 || isRow ? whole.alignItems : undefined);
  return {
    isRow,
    style: givenStyle({
      justifyContent: unlessInitial(justifyContent, 'flex-start'),
      alignItems: unlessInitial(alignItems, 'stretch'),
    }),
  };
}

export function unlessInitial(value: string | undefined, initial: string): string | undefined {
  return value === initial ? undefined : value;
}
