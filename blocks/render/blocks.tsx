import type { BlockNode } from '@/blocks/layout/read-layout';
import type { Mode } from '@/blocks/view-kit/block-view';
import { Block } from './block';

/** Renders blocks with their descendants. */
export function Blocks({ nodes, mode }: { nodes: readonly BlockNode[]; mode: Mode }) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ids of stored layouts may repeat; a live page never reorders
    <Block key={index} node={node} mode={mode} renderBlocks={RENDER[mode]} />
  ));
}

const RENDER = {
  live: (nodes: readonly BlockNode[]) => <Blocks nodes={nodes} mode="live" />,
  edit: (nodes: readonly BlockNode[]) => <Blocks nodes={nodes} mode="edit" />,
};
