import { CONTAINER_TYPES, type Place } from '@/blocks/kit/block-types';
import { isObject } from '@/core/values/is-object';

/** A block of a tree, or what stands in its place in the layout. Nodes never change: new ones replace them. */
export interface TreeNode {
  readonly key: string;
  /** The key of its parent; the root's for top-level blocks. */
  readonly parent: string;
  /** The raw entry, unknown fields included; a list of `children` is emptied. */
  readonly own: unknown;
  /** Keys of its children, in stored order. */
  readonly children: readonly string[];
}

/** A layout as an editor works on it: flat, by keys; `flatten` makes it of the nested list, `nest` the list of it. */
export interface Tree {
  readonly place: Place;
  /** The slug of the page; '' for a header or footer. */
  readonly slug: string;
  readonly nodes: Readonly<Record<string, TreeNode>>;
  /** The number of the next key; keys are never reused. */
  readonly nextKey: number;
}

export const ROOT = 'root';

/** A position of a block: before the one with this index in a slot. */
export interface SlotPosition {
  parent: string;
  /** The column of a container, the section of a header. */
  slot: number;
  index: number;
}

export const keyOf = (number: number): string => `b${number}`;

/** @throws where there is no such node: keys come from the tree itself. */
export function nodeOf(tree: Tree, key: string): TreeNode {
  const node = tree.nodes[key];
  if (!node) throw new Error(`The tree has no node ${key}.`);
  return node;
}

/** The type of a node; '' for what names none, undefined for what is no block. */
export function typeOf({ own }: TreeNode): string | undefined {
  if (!isObject(own)) return undefined;
  return typeof own.type === 'string' ? own.type : '';
}

export const isContainer = (node: TreeNode): boolean =>
  CONTAINER_TYPES.includes(typeOf(node) ?? '');

/** Returns the ancestors of a node, the nearest first, without the root. */
export function parentsOf(tree: Tree, key: string): string[] {
  const parents: string[] = [];
  for (let at = nodeOf(tree, key).parent; at !== ROOT; at = nodeOf(tree, at).parent) {
    parents.push(at);
  }
  return parents;
}

/** Returns a node and its descendants, parents first. */
export const subtreeOf = (tree: Tree, key: string): string[] => [
  key,
  ...nodeOf(tree, key).children.flatMap((child) => subtreeOf(tree, child)),
];

export const byKey = (nodes: readonly TreeNode[]): Tree['nodes'] =>
  Object.fromEntries(nodes.map((node) => [node.key, node]));

/** Returns the tree with nodes replaced by key. */
export const withNodes = (tree: Tree, nodes: readonly TreeNode[]): Tree =>
  nodes.length === 0 ? tree : { ...tree, nodes: { ...tree.nodes, ...byKey(nodes) } };
