import type { BlockChange, BlockChanges } from '@/blocks/layout/merge/compare';
import type { Conflict } from '@/blocks/layout/merge/conflicts';
import type { FieldName } from '@/blocks/layout/merge/fields';
import type { Merging } from '@/blocks/layout/merge/merge';
import { otherOf, type Side } from '@/blocks/layout/merge/versions';
import { describePosition, labelOf } from '@/blocks/layout/tree/labels';
import { positionOf } from '@/blocks/layout/tree/slots';
import { nodeOf, ROOT, subtreeOf, type Tree, typeOf } from '@/blocks/layout/tree/tree';
import { fieldWords } from '../../panel/field-words';
import * as messages from '../messages';
import { blockWords } from './excerpt';
import { type ValueWords, valueWords } from './value-words';

export interface Line {
  label: string;
  /** Left out where the label says it all. */
  value?: ValueWords;
  before?: ValueWords;
}

export interface Described {
  key: string;
  name: string;
  lines: readonly Line[];
}

/** Returns the changes of one side to a block that both changed, as they would be if that side is taken. */
export function sideLines(merging: Merging, conflict: Conflict, side: Side): Line[] {
  const { key, keys, fields, isMoved, removedBy } = conflict;
  const tree = merging[side];
  if (removedBy === side) return [{ label: withInner(messages.deleted, keys.length - 1) }];
  if (removedBy) return survivingLines(merging, keys, side);
  const type = typeOf(nodeOf(tree, key)) ?? '';
  const values = fields.map((field) => ({
    label: fieldWords(type, field),
    value: valueWords(type, field, field[side], field[otherOf(side)]),
  }));
  const places = isMoved ? keys.map((one) => placeLine(tree, one, keys.length > 1)) : [];
  return [...values, ...places];
}

/** Returns the changes to blocks that the other side deleted. */
function survivingLines(merging: Merging, keys: readonly string[], side: Side): Line[] {
  const tree = merging[side];
  const inside = new Set(keys.flatMap((key) => [key, ...nodeOf(tree, key).children]));
  const changes = [...merging.changes[side].values()].filter(({ key }) => inside.has(key));
  const lines = changes.flatMap((change) => {
    const name = labelOf(nodeOf(tree, change.key));
    return changeLines(merging.base, tree, change).map((line) =>
      change.key === keys[0] ? line : { ...line, label: `${name}: ${line.label}` },
    );
  });
  return [{ label: withInner(messages.remains, keys.length - 1) }, ...lines];
}

function placeLine(tree: Tree, key: string, isNamed: boolean): Line {
  const place = placeWords(tree, key);
  const name = blockWords(tree, key);
  return { label: isNamed ? messages.placedBlock(name, place) : messages.placed(place) };
}

/** Returns the changes of a side, block by block; of added or deleted trees, the outermost. */
export function describeChanges(before: Tree, after: Tree, changes: BlockChanges): Described[] {
  return [...changes.values()].flatMap((change) => {
    const { key, kind } = change;
    const tree = kind === 'removed' ? before : after;
    const { parent } = nodeOf(tree, key);
    if (key === ROOT || (kind !== 'kept' && changes.get(parent)?.kind === kind)) return [];
    const lines = changeLines(before, after, change);
    return [{ key, name: blockWords(tree, key), lines }];
  });
}

function changeLines(before: Tree, after: Tree, change: BlockChange): Line[] {
  const { key, kind, isMoved, fields } = change;
  if (kind === 'added') return [{ label: messages.added(placeWords(after, key)) }];
  if (kind === 'removed') return [{ label: withInner(messages.deleted, innerOf(before, key)) }];
  const type = typeOf(nodeOf(after, key)) ?? '';
  const values = fields.map((field) => fieldLine(type, field));
  return isMoved ? [...values, { label: messages.moved(placeWords(after, key)) }] : values;
}

const fieldLine = (type: string, field: FieldName & { before: unknown; after: unknown }): Line => ({
  label: fieldWords(type, field),
  value: valueWords(type, field, field.after, field.before),
  before: valueWords(type, field, field.before, field.after),
});

/** Describes a block's position: before what stands behind it. */
export function placeWords(tree: Tree, key: string): string {
  const position = positionOf(tree, key);
  return position
    ? describePosition(tree, { ...position, index: position.index + 1 })
    : messages.nowhereShown;
}

const innerOf = (tree: Tree, key: string): number => subtreeOf(tree, key).length - 1;

const withInner = (words: string, count: number): string =>
  count === 0 ? words : messages.withInner(words, count);
