import {
  applyChanges,
  type Change,
  changesBetween,
  joinChanges,
} from '@/blocks/layout/tree/changes';
import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';
import type { EditedDocument, Step } from './state';

/** The maximum number of undo steps, and their maximum size in bytes. */
const MAX_STEPS = 500;
const MAX_BYTES = 32 * 1024 * 1024;

export interface Edited {
  tree: Tree;
  /** See `Step`. */
  label: string;
  gesture?: string;
  /** The new selection; unchanged if left out. */
  select?: string | null;
}

/** A document after an edit, which can be undone. Nothing happens where nothing changed. */
export function withEdit(document: EditedDocument, edit: Edited): EditedDocument {
  const { label, gesture = '', select = document.selected } = edit;
  const changes = changesBetween(document.tree, edit.tree);
  if (changes.length === 0) return { ...document, selected: select };
  const step: Step = { label, gesture, changes, from: document.selected, to: select };
  return {
    ...document,
    tree: edit.tree,
    selected: select,
    past: bounded(withStep(document.past, step)),
    future: [],
  };
}

export function undone(document: EditedDocument): EditedDocument {
  const step = document.past.at(-1);
  if (!step) return document;
  return {
    ...document,
    tree: applyChanges(document.tree, step.changes, true),
    selected: step.from,
    past: document.past.slice(0, -1),
    future: [...document.future, step],
  };
}

export function redone(document: EditedDocument): EditedDocument {
  const step = document.future.at(-1);
  if (!step) return document;
  return {
    ...document,
    tree: applyChanges(document.tree, step.changes),
    selected: step.to,
    past: [...document.past, { ...step, gesture: '' }],
    future: document.future.slice(0, -1),
  };
}

function withStep(past: readonly Step[], step: Step): Step[] {
  const last = past.at(-1);
  if (!last || step.gesture === '' || last.gesture !== step.gesture) return [...past, step];
  const changes = joinChanges(last.changes, step.changes);
  const rest = past.slice(0, -1);
  return changes.length === 0 ? rest : [...rest, { ...last, changes, to: step.to }];
}

/** The newest steps, as many as there is room for; the last one always. */
function bounded(past: readonly Step[]): readonly Step[] {
  const last = past.length - 1;
  let from = Math.max(0, past.length - MAX_STEPS);
  let bytes = 0;
  for (let at = last; at >= from; at -= 1) {
    bytes += bytesOf(past[at]?.changes ?? []);
    if (bytes > MAX_BYTES && at < last) from = at + 1;
  }
  return past.slice(from);
}

const bytesOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, [, before, after]) => sum + nodeBytes(before) + nodeBytes(after), 0);

const measured = new WeakMap<TreeNode, number>();

/** About what a node takes, by its texts; each is measured once. */
function nodeBytes(node: TreeNode | undefined): number {
  if (!node) return 0;
  const weight = measured.get(node) ?? 100 + weigh(node.own) + 10 * node.children.length;
  measured.set(node, weight);
  return weight;
}

function weigh(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, one]) => sum + name.length + weigh(one), 16);
}
