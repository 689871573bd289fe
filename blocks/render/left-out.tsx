import type { BlockNode } from '@/blocks/layout/read-layout';

/** Stands in the server's markup where a block threw, and names it (`pages/_document.tsx`). */
export function LeftOut({ node: { id, type } }: { node: BlockNode }) {
  return <template data-left-out={`${type} ${id}`} />;
}
