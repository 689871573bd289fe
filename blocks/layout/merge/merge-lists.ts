import { arrange } from '@/blocks/layout/tree/arrange';
import { columnCount } from '@/blocks/layout/tree/slots';
import { isContainer, nodeOf, ROOT, type Tree, withNodes } from '@/blocks/layout/tree/tree';
import { isObject } from '@/core/values/is-object';
import { isSame } from '@/core/values/is-same';
import { placeFields, recordOf } from './fields';
import { type Lists, listsOf } from './lists';
import { withPlace } from './merge-content';
import type { Places } from './places';
import { nodeIn, type Side, type Versions } from './versions';

interface Held {
  parent: string;
  lists: Lists;
  /** Entries that are no blocks. */
  others: readonly string[];
  /** The side that has just this; null where neither has. */
  side: Side | null;
}

/** Returns the tree with every block in its merged place, its own fields included. */
export function settled(versions: Versions, places: Places, tree: Tree): Tree {
  const strays = straysIn(versions, tree);
  const held = Object.values(tree.nodes).flatMap(({ key: parent, children }): Held[] => {
    const lists = mergedLists(places, parent);
    const others = strays.get(parent) ?? [];
    if (children.length + others.length + lists.flat().length === 0) return [];
    return [{ parent, lists, others, side: arrangedBy(versions, parent, [...lists, others]) }];
  });
  const saved = asSaved(versions, held, tree);
  return held.filter(({ side }) => !side).reduce(anew, saved);
}

/** Returns the children of a block: those of mine, with each of theirs behind its predecessor. */
function mergedLists({ standing, sideOf }: Places, parent: string): Lists {
  const mine = standing.mine.lists.get(parent) ?? [];
  const theirs = standing.theirs.lists.get(parent) ?? [];
  const count = Math.max(mine.length, theirs.length);
  return Array.from({ length: count }, (_, at) => {
    const list = (mine[at] ?? []).filter((key) => sideOf(key) === 'mine');
    let behind = 0;
    for (const key of theirs[at] ?? []) {
      if (sideOf(key) === 'theirs') list.splice(behind++, 0, key);
      else if (list.includes(key)) behind = list.indexOf(key) + 1;
    }
    return list;
  });
}

/** Returns entries that are no blocks, by parent. */
function straysIn(versions: Versions, { nodes }: Tree): Map<string, string[]> {
  const strays = new Map<string, string[]>();
  for (const { key, own, parent } of Object.values(nodes)) {
    if (isObject(own)) continue;
    let at = parent;
    while (!nodes[at]) at = parentIn(versions, at);
    strays.set(at, [...(strays.get(at) ?? []), key]);
  }
  return strays;
}

const parentIn = (versions: Versions, key: string): string =>
  (nodeIn(versions, 'mine', key) ?? nodeIn(versions, 'theirs', key))?.parent ?? ROOT;

/** The side that has just these blocks within a block; of both the one that arranged them anew. */
function arrangedBy(versions: Versions, parent: string, lists: Lists): Side | null {
  const isMine = keepsLists(versions.mine, parent, lists);
  const isTheirs = keepsLists(versions.theirs, parent, lists);
  if (!isMine || !isTheirs) return isMine ? 'mine' : isTheirs ? 'theirs' : null;
  return isArrangedAlike(versions.base, versions.mine, parent) ? 'theirs' : 'mine';
}

function keepsLists(tree: Tree, parent: string, lists: Lists): boolean {
  const node = tree.nodes[parent];
  if (!node) return false;
  const strays = node.children.filter((key) => !isObject(nodeOf(tree, key).own));
  const own = [...listsOf(tree, parent), strays];
  const isFull = own.length >= lists.length ? own : lists;
  return isFull.every((_, at) => (own[at] ?? []).join() === (lists[at] ?? []).join());
}

function isArrangedAlike(one: Tree, other: Tree, parent: string): boolean {
  const children = other.nodes[parent]?.children ?? [];
  const names = placeFields(other.place);
  return (
    isSame(one.nodes[parent]?.children, children) &&
    children.every((key) => {
      const [before, after] = [recordOf(one.nodes[key]?.own), recordOf(other.nodes[key]?.own)];
      return names.every((name) => isSame(before[name], after[name]));
    })
  );
}

/** Returns the children of blocks as one side saved them. */
function asSaved(versions: Versions, held: readonly Held[], tree: Tree): Tree {
  const names = placeFields(tree.place);
  const inside = held.flatMap(({ parent, side }) => (side ? { parent, side } : []));
  const childrenOf = ({ parent, side }: { parent: string; side: Side }) =>
    nodeOf(versions[side], parent).children;
  const filled = withNodes(
    tree,
    inside.map((one) => ({ ...nodeOf(tree, one.parent), children: childrenOf(one) })),
  );
  const placed = inside.flatMap((one) =>
    childrenOf(one).map((key) => {
      const node = { ...nodeOf(filled, key), parent: one.parent };
      if (!isObject(node.own)) return node;
      const from = recordOf(nodeIn(versions, one.side, key)?.own);
      return { ...node, own: withPlace(node.own, from, names) };
    }),
  );
  return withNodes(filled, placed);
}

/** Returns the children of a block with their places rewritten. */
function anew(tree: Tree, { parent, lists, others }: Held): Tree {
  const node = nodeOf(tree, parent);
  const isArranged = parent === ROOT || isContainer(node);
  const moved = isArranged ? others : [...lists.flat(), ...others];
  const held = withNodes(tree, [
    { ...node, children: [...lists.flat(), ...others] },
    ...moved.map((key) => ({ ...nodeOf(tree, key), parent })),
  ]);
  if (!isArranged) return held;
  return arrange(held, parent, parent === ROOT ? lists : inColumns(lists, columnCount(node)));
}

/** Puts blocks of a missing column into the last. */
function inColumns(lists: Lists, count: number): string[][] {
  const columns = lists.slice(0, count).map((keys) => [...keys]);
  columns.at(-1)?.push(...lists.slice(count).flat());
  return columns;
}
