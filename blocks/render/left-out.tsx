import type { BlockNode } from '@/blocks/layout/read-layout';

/** Marks a block that threw in the server's markup (`pages/_document.tsx`). */
export function LeftOut({ node: { id, type } }: { node: BlockNode }) {
  return <template data-left-out={`${type} ${id}`} />;
}
