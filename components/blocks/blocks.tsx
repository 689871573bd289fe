import { Suspense } from 'react';
import type { BlockNode } from '@/core/layout/read-layout';
import { Block } from './block';
import type { Mode } from './kit/block-view';

interface BlocksProps {
  nodes: readonly BlockNode[];
  mode: Mode;
}

/** As many as a phone makes interactive at once without being held up. */
const GROUP_SIZE = 20;

/** Blocks one after the other, each with those that stand in it. */
export function Blocks({ nodes, mode }: BlocksProps) {
  if (nodes.length > GROUP_SIZE) return <Groups nodes={nodes} mode={mode} />;
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ids of stored layouts may repeat; a live page never reorders
    <Block key={index} node={node} mode={mode} renderBlocks={RENDER[mode]} />
  ));
}

/** A long page waits as a few groups for its turn, not as each of its blocks. */
function Groups({ nodes, mode }: BlocksProps) {
  const starts = Array.from(
    { length: Math.ceil(nodes.length / GROUP_SIZE) },
    (_, at) => at * GROUP_SIZE,
  );
  return starts.map((start) => (
    <Suspense key={start} fallback={null}>
      <Blocks nodes={nodes.slice(start, start + GROUP_SIZE)} mode={mode} />
    </Suspense>
  ));
}

const RENDER = {
  live: (nodes: readonly BlockNode[]) => <Blocks nodes={nodes} mode="live" />,
  edit: (nodes: readonly BlockNode[]) => <Blocks nodes={nodes} mode="edit" />,
};
