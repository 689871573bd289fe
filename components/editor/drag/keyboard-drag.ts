import { insertionPosition } from '@/blocks/layout/tree/insertion-position';
import { legalSlots } from '@/blocks/layout/tree/legal-slots';
import { positionOf } from '@/blocks/layout/tree/slots';
import type { Tree } from '@/blocks/layout/tree/tree';
import { isSame } from '@/core/values/is-same';
import { contentOf } from '../palette';
import { announce } from '../shared/announce';
import { targetOf } from './geometry';
import { measurePage } from './measure';
import * as messages from './messages';
import { type Dragged, showTarget } from './pointer-drag';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

interface KeyDrag {
  dragged: Dragged;
  label: string;
  tree: Tree;
  /** The selected block. */
  selected: string | null;
  sheet: HTMLElement;
}

/** The way from place to place by the arrow keys; null while nothing is dragged by them. */
let underway: ((step: 1 | -1) => void) | null = null;

/** Moves by the arrow keys from one legal place to the next, and tells each; a new block begins behind the selection. */
export function dragByKeys({ dragged, label, tree, selected, sheet }: KeyDrag): () => void {
  const moving = dragged.kind === 'block' ? dragged.key : null;
  const content = dragged.kind === 'new' ? contentOf(dragged.source) : null;
  const places = legalSlots(tree, moving ?? content?.types[0] ?? '');
  const boxes = measurePage({ tree, moving, sheet });
  const from = content
    ? insertionPosition(tree, selected, content)
    : positionOf(tree, moving ?? '');
  let at = places.findIndex(({ position }) => isSame(position, from));

  const show = () => {
    const place = places[at];
    const target = place && targetOf(boxes, place.position);
    if (!target) return;
    showTarget(target);
    bringIntoView(sheet, target.line.top);
  };
  underway = (step) => {
    at = Math.min(places.length - 1, Math.max(0, at + step));
    show();
    announce(places[at]?.description ?? '');
  };
  show();
  announce(messages.lifted(label));
  return () => {
    underway = null;
  };
}

/** Answers dnd-kit's keyboard sensor, which asks where to with every key: not by pixels. */
export function stepByKey(event: KeyboardEvent): undefined {
  const step = STEPS[event.code];
  if (step === undefined || !underway) return;
  event.preventDefault();
  underway(step);
}

function bringIntoView(sheet: HTMLElement, top: number): void {
  const desk = sheet.closest<HTMLElement>('[data-desk]');
  if (!desk) return;
  const y = sheet.getBoundingClientRect().top + top - desk.getBoundingClientRect().top;
  const isSeen = y > EDGE_PX && y < desk.clientHeight - EDGE_PX;
  if (!isSeen) desk.scrollBy({ top: y - desk.clientHeight / 2 });
}

const EDGE_PX = 60;
