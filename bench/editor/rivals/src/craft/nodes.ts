import type { SerializedNode, SerializedNodes } from '@craftjs/core';
import { type BenchBlock, benchPage } from '@/bench/editor/blocks';

const ROOT = 'ROOT';

/** A page as Craft.js stores it: a node of its own for each column besides those for the blocks. */
export function craftPage(count: number): SerializedNodes {
  const blocks = benchPage(count);
  const nodes: SerializedNodes = { [ROOT]: area(blocks, null) };
  addAll(nodes, blocks, ROOT);
  return nodes;
}

function addAll(nodes: SerializedNodes, blocks: readonly BenchBlock[], parent: string): void {
  for (const { id, type, text, columns } of blocks) {
    if (columns) addColumns(nodes, id, parent, columns);
    else nodes[id] = node('leaf', parent, { props: { type, text } });
  }
}

function addColumns(
  nodes: SerializedNodes,
  id: string,
  parent: string,
  columns: NonNullable<BenchBlock['columns']>,
): void {
  const linkedNodes = { left: `${id}-left`, right: `${id}-right` };
  nodes[id] = node('columns', parent, { linkedNodes });
  for (const [at, columnId] of Object.values(linkedNodes).entries()) {
    const blocks = columns[at] ?? [];
    nodes[columnId] = area(blocks, id);
    addAll(nodes, blocks, columnId);
  }
}

function area(blocks: readonly BenchBlock[], parent: string | null): SerializedNode {
  return node('area', parent, { isCanvas: true, nodes: blocks.map(({ id }) => id) });
}

function node(
  resolvedName: string,
  parent: string | null,
  initial: Partial<SerializedNode>,
): SerializedNode {
  return {
    type: { resolvedName },
    displayName: resolvedName,
    props: {},
    custom: {},
    hidden: false,
    isCanvas: false,
    parent,
    nodes: [],
    linkedNodes: {},
    ...initial,
  };
}
