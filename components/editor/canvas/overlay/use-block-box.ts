import { useContext, useLayoutEffect, useState } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectTree } from '@/store/editor/selectors';
import { SheetContext } from '../sheet-context';

/** In px of the screen, from the upper left of the sheet. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether there is more room left of it than right. */
  isLeftward: boolean;
}

/** Where a block is drawn, after every change of the page and of its size; null where it is not. */
export function useBlockBox(key: string, scale: number): Box | null {
  const sheet = useContext(SheetContext);
  const tree = useEditorSelector(selectTree);
  const [box, setBox] = useState<Box | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page or its scale moves blocks
  useLayoutEffect(() => {
    const paper = sheet.current;
    if (!paper) return;
    const measure = () => setBox((known) => same(known, boxOf(paper, key)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(paper);
    return () => observer.disconnect();
  }, [key, sheet, scale, tree]);

  return box;
}

/** The element that a block is drawn as. */
export function elementOf(paper: ParentNode, key: string): HTMLElement | null {
  return paper.querySelector(`[data-block="${key}"]`);
}

function boxOf(paper: HTMLElement, key: string): Box | null {
  const element = elementOf(paper, key);
  if (!element) return null;
  const origin = paper.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left - origin.left;
  const isLeftward = x + width / 2 > origin.width / 2;
  return { left: x, top: top - origin.top, width, height, isLeftward };
}

function same(known: Box | null, box: Box | null): Box | null {
  const isSame =
    known &&
    box &&
    known.left === box.left &&
    known.top === box.top &&
    known.width === box.width &&
    known.height === box.height;
  return isSame ? known : box;
}
