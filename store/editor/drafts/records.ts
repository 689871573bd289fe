import { applyChanges, type Change, changesBetween } from '@/blocks/layout/tree/changes';
import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';
import type { DraftHead } from './database';

export interface Draft extends DraftHead {
  /** The server's state that it is based on. */
  base: Tree;
  tree: Tree;
}

/** Records are put together into one state when there are more of them, or more characters in them. */
export const MAX_RECORDS = 200;
export const MAX_RECORD_CHARACTERS = 512 * 1024;

type Packed = Pick<Tree, 'nodes' | 'nextKey'>;

/** Changed nodes; null for removed. */
type PackedChanges = { nodes: [key: string, after: TreeNode | null][]; nextKey: number };

export const packTree = ({ nodes, nextKey }: Tree): string =>
  JSON.stringify({ nodes, nextKey } satisfies Packed);

export function packChanges(before: Tree, after: Tree): string {
  const nodes = changesBetween(before, after).map(
    ([key, , node]) => [key, node ?? null] satisfies [string, TreeNode | null],
  );
  return JSON.stringify({ nodes, nextKey: after.nextKey } satisfies PackedChanges);
}

interface SavedDraft {
  base: string;
  later: string | undefined;
  records: readonly string[];
}

/** Restores a draft from its records; unchanged nodes are those of the base. @throws on invalid data. */
export function unpackDraft(head: DraftHead, { base: text, later, records }: SavedDraft): Draft {
  const page = { place: head.place, slug: head.slug };
  const base: Tree = { ...page, ...(JSON.parse(text) as Packed) };
  const start: Tree = later === undefined ? base : { ...page, ...(JSON.parse(later) as Packed) };
  return { ...head, base, tree: records.reduce(withRecord, start) };
}

function withRecord(tree: Tree, record: string): Tree {
  const { nodes, nextKey } = JSON.parse(record) as PackedChanges;
  const changes = nodes.map(([key, node]): Change => [key, tree.nodes[key], node ?? undefined]);
  return { ...applyChanges(tree, changes), nextKey };
}
