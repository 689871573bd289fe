import { Component, type ReactNode } from 'react';
import type { BlockNode } from '@/core/layout/read-layout';

interface BlockBoundaryProps {
  node: BlockNode;
  children: ReactNode;
}

interface BlockBoundaryState {
  node: BlockNode;
  hasFailed: boolean;
}

/** Leaves out a block that throws in the browser; another one in its place gets a new chance. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state = { node: this.props.node, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ node }: BlockBoundaryProps, state: BlockBoundaryState) {
    return node === state.node ? null : { node, hasFailed: false };
  }

  override componentDidCatch(error: unknown) {
    const { id, type } = this.props.node;
    console.error(`The block ${id} of type ${type} is left out:`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
