import { Suspense } from 'react';
import { loadedView } from '@/components/ui/tracked';
import { isBlockType } from '@/core/blocks/block-types';
import { BlockBoundary } from './block-boundary';
import type { BlockViewProps } from './kit/block-view';
import { LeftOut } from './left-out';
import { VIEWS } from './views';

/** What an unknown type shows, followed by the type (spec 3). */
const UNKNOWN_TYPE = 'Unknown component type: ';

/**
 * A block of a page. It has boundaries of its own: one that throws is left out and the page stands, on
 * the server and in the browser; and it becomes interactive by itself, so that a long page never keeps a
 * phone busy for long.
 */
export function Block(props: BlockViewProps) {
  const { node } = props;
  if (!isBlockType(node.type)) return <p>{`${UNKNOWN_TYPE}${node.type}`}</p>;
  const View = loadedView<BlockViewProps>(node.type) ?? VIEWS[node.type];
  return (
    <BlockBoundary node={node}>
      <Suspense fallback={<LeftOut node={node} />}>
        <View {...props} />
      </Suspense>
    </BlockBoundary>
  );
}
