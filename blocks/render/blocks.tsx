import { Component, type ReactNode, Suspense } from 'react';
import type { BlockNode } from '@/blocks/layout/read-layout';
import type { BlockViewProps, Mode } from '@/blocks/view-kit/block-view';
import { BlockContent } from './block-content';
import { LeftOut } from './left-out';

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

/** A block in boundaries of its own: one that throws is left out, and each becomes interactive by itself. */
function Block(props: BlockViewProps) {
  const { node } = props;
  return (
    <BlockBoundary node={node}>
      <Suspense fallback={<LeftOut node={node} />}>
        <BlockContent {...props} />
      </Suspense>
    </BlockBoundary>
  );
}

interface BlockBoundaryProps {
  node: BlockNode;
  children: ReactNode;
}

/** Leaves out a block that throws in the browser; another one in its place gets a new chance. */
class BlockBoundary extends Component<BlockBoundaryProps, { node: BlockNode; hasFailed: boolean }> {
  override state = { node: this.props.node, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ node }: BlockBoundaryProps, state: { node: BlockNode }) {
    return node === state.node ? null : { node, hasFailed: false };
  }

  override componentDidCatch(error: unknown) {
    const { id, type } = this.props.node;
    console.error(`Block ${id} (${type}) is left out:`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
