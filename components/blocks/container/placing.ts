import type { CSSProperties } from 'react';
import type { ContainerProps } from '@/core/blocks/kit/container-fields';
import { givenStyle } from '../kit/root-style';

/** How the blocks of a column stand in it. */
export interface Placing {
  isRow: boolean;
  /** What differs from the stylesheet. */
  style: CSSProperties | undefined;
}

/** Of one of `count` columns; several are aligned to each other, so that their blocks are not by that. */
export function placingOf(whole: ContainerProps, index: number, count: number): Placing {
  const own = whole.columnProps[index];
  const direction = own?.layoutDirection ?? whole.layoutDirection;
  const justifyContent = own?.justifyContent ?? whole.justifyContent;
  const alignItems = own?.alignItems ?? (count === 1 ? whole.alignItems : undefined);
  return {
    isRow: direction === 'row',
    style: givenStyle({
      justifyContent: unlessInitial(justifyContent, 'flex-start'),
      alignItems: unlessInitial(alignItems, 'stretch'),
    }),
  };
}

export function unlessInitial(value: string | undefined, initial: string): string | undefined {
  return value === initial ? undefined : value;
}
