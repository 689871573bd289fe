import type { BlockNode } from '@/blocks/layout/read-layout';
import { walkLayout } from '@/blocks/layout/walk-layout';
import { useTracked } from '@/components/ui/tracked';

/** Has the views that some blocks need; what a followed link leads to waits, and the page before stays meanwhile. */
export function useViews(nodes: readonly BlockNode[]): void {
  useTracked(typesOf(nodes));
}

const typesOf = (nodes: readonly BlockNode[]): string[] =>
  [...new Set(Array.from(walkLayout(nodes), ({ type }) => type))].sort();
