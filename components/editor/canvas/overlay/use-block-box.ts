import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { isSame } from '@/core/values/is-same';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectTree } from '@/store/editor/selectors';
import { SheetContext } from '../../shared/sheet-context';
import { watchMoves } from './watch-moves';

/** Box in px of the screen, from the upper left of the sheet. */
interface Box extends Record<'left' | 'top' | 'width' | 'height', number> {
  /** True if there is more room left of it than right. */
  isLeftward: boolean;
}

type Placement = { element: HTMLElement; box: Box };

/** Tracks the box of a block, whatever moves it; null where it is not. */
export function useBlockBox(key: string, scale: number): Box | null {
  const sheet = useContext(SheetContext);
  const tree = useEditorSelector(selectTree);
  const [placement, setPlacement] = useState<Placement | null>(null);

  // What changes the page shows at once; all else that moves a block is watched for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page or its scale moves blocks
  useLayoutEffect(() => {
    const paper = sheet.current;
    if (paper) setPlacement((last) => settled(last, find(paper, key)));
  }, [key, sheet, scale, tree]);

  useEffect(() => {
    const paper = sheet.current;
    if (!paper) return;
    const measure = () => setPlacement((last) => settled(last, find(paper, key)));
    return watchMoves(paper, placement?.element ?? null, measure);
  }, [key, sheet, placement]);

  return placement?.box ?? null;
}

/** The element that a block is drawn as. */
export const elementOf = (paper: ParentNode, key: string): HTMLElement | null =>
  paper.querySelector(`[data-block="${key}"]`);

function find(paper: HTMLElement, key: string): Placement | null {
  const element = elementOf(paper, key);
  if (!element) return null;
  const origin = paper.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left - origin.left;
  const isLeftward = x + width / 2 > origin.width / 2;
  return { element, box: { left: x, top: top - origin.top, width, height, isLeftward } };
}

/** Returns the earlier box where the block has not moved: nothing is drawn or watched anew then. */
function settled(last: Placement | null, placement: Placement | null): Placement | null {
  const isSettled = last?.element === placement?.element && isSame(last?.box, placement?.box);
  return isSettled ? last : placement;
}
