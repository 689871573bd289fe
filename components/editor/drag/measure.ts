import { mayMove } from '@/blocks/layout/tree/may-stand';
import { slotsOf } from '@/blocks/layout/tree/slots';
import { isContainer, nodeOf, ROOT, type Tree } from '@/blocks/layout/tree/tree';
import type { ItemBox, Rect, SlotBox } from './geometry';

interface Measured {
  tree: Tree;
  /** The block that is dragged, which nothing is dropped into; null for one that is new. */
  moving: string | null;
  sheet: HTMLElement;
}

/** Measures everything on a page that something could be dropped beside or into. */
export function measurePage({ tree, moving, sheet }: Measured): SlotBox[] {
  const origin = sheet.getBoundingClientRect();
  const blocks = elementsBy('block', sheet);
  const places = elementsBy('empty', sheet);
  const rectOf = (element: Element): Rect => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { left: x, top: y } = origin;
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  };

  const slotsIn = (parent: string): SlotBox[] =>
    slotsOf(tree, parent).flatMap((keys, slot) => {
      const first = blocks.get(keys[0] ?? '') ?? places.get(`${parent}/${slot}`);
      const element = first?.parentElement;
      if (!element) return [];
      const isWhole = parent === ROOT && tree.place !== 'header';
      const rect = rectOf(isWhole ? sheet : element);
      return [{ parent, slot, rect, isRow: isRow(element), items: keys.flatMap(itemOf) }];
    });

  const itemOf = (key: string): ItemBox[] => {
    const element = blocks.get(key);
    if (!element) return [];
    const hasSlots = isContainer(nodeOf(tree, key)) && isOpen(key);
    return [{ key, rect: rectOf(element), slots: hasSlots ? slotsIn(key) : [] }];
  };

  const isOpen = (key: string) => moving === null || mayMove(tree, moving, key);
  return slotsIn(ROOT);
}

function isRow(element: Element): boolean {
  const { display, flexDirection } = getComputedStyle(element);
  return display.endsWith('flex') && flexDirection === 'row';
}

/** The elements with a data attribute by its value; of several with the same the first. */
function elementsBy(name: 'block' | 'empty', sheet: HTMLElement): Map<string, HTMLElement> {
  const elements = [...sheet.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  return new Map(elements.reverse().map((element) => [element.dataset[name] ?? '', element]));
}
