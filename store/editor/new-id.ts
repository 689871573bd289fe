import type { LayoutNode } from '@/core/model/page';

/** An id for a component that is new in its layout. */
export function newId({ type }: Pick<LayoutNode, 'type'>): string {
  return `${type || 'block'}-${crypto.randomUUID().slice(0, 13)}`;
}
