import { Component, type ReactNode } from 'react';
import type { BlockNode } from '@/core/layout/read-layout';
import { FailedBlock } from './failed-block';

interface BlockGuardProps {
  block: BlockNode;
  children: ReactNode;
}

interface BlockGuardState {
  block: BlockNode;
  failure: unknown;
  hasFailed: boolean;
}

/** Shows in the place of a block that throws what went wrong; another state of it gets a new chance. */
export class BlockGuard extends Component<BlockGuardProps, BlockGuardState> {
  override state = { block: this.props.block, failure: undefined, hasFailed: false };

  static getDerivedStateFromError(failure: unknown) {
    return { failure, hasFailed: true };
  }

  static getDerivedStateFromProps({ block }: BlockGuardProps, state: BlockGuardState) {
    return block === state.block ? null : { block, failure: undefined, hasFailed: false };
  }

  override render() {
    const { block, failure, hasFailed } = this.state;
    return hasFailed ? <FailedBlock block={block} failure={failure} /> : this.props.children;
  }
}
