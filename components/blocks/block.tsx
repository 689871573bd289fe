import { Suspense } from 'react';
import { BlockBoundary } from './block-boundary';
import { BlockContent } from './block-content';
import type { BlockViewProps } from './kit/block-view';
import { LeftOut } from './left-out';

/**
 * A block of a page. It has boundaries of its own: one that throws is left out and the page stands, on
 * the server and in the browser; and it becomes interactive by itself, so that a long page never keeps a
 * phone busy for long.
 */
export function Block(props: BlockViewProps) {
  const { node } = props;
  return (
    <BlockBoundary node={node}>
      <Suspense fallback={<LeftOut node={node} />}>
        <BlockContent {...props} />
      </Suspense>
    </BlockBoundary>
  );
}
