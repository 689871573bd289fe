import type { BlockNode } from '@/blocks/layout/read-layout';
import { walkLayout } from '@/blocks/layout/walk-layout';
import { useTracked } from '@/components/ui/tracked';

/**
 * Has every view that some blocks need there. Those of a page come with it; what a followed link leads
 * to is waited for, and the page before stays on screen meanwhile.
 */
export function useViews(nodes: readonly BlockNode[]): void {
  useTracked(typesOf(nodes));
}

const typesOf = (nodes: readonly BlockNode[]): string[] =>
  [...new Set(Array.from(walkLayout(nodes), ({ type }) => type))].sort();
