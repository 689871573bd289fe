import type { BlockNode } from '@/core/layout/read-layout';
import { Block } from './block';
import type { Mode } from './kit/block-view';

interface BlocksProps {
  nodes: readonly BlockNode[];
  mode: Mode;
}

/** Blocks one after the other, each with those that stand in it. */
export function Blocks({ nodes, mode }: BlocksProps) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ids of stored layouts may repeat; a live page never reorders
    <Block key={index} node={node} mode={mode} renderBlocks={RENDER[mode]} />
  ));
}

const RENDER = {
  live: (nodes: readonly BlockNode[]) => <Blocks nodes={nodes} mode="live" />,
  edit: (nodes: readonly BlockNode[]) => <Blocks nodes={nodes} mode="edit" />,
};
