import { type BlockNode, readLayout } from './read-layout';
import { walkLayout } from './walk-layout';

/** The pages that are nothing without their built-in content: it may be moved there, never removed. */
export const ALWAYS_WITH_CONTENT: readonly string[] = ['shop', 'product'];

/**
 * The blocks of a page; one that lacks the built-in content it cannot be without gets it last (design
 * section 6).
 */
export function pageBlocks(slug: string, layout: unknown): BlockNode[] {
  const nodes = readLayout(layout);
  if (!ALWAYS_WITH_CONTENT.includes(slug) || hasContent(nodes)) return nodes;
  return [...nodes, ...readLayout([{ id: 'page-content', type: 'page_content' }])];
}

function hasContent(nodes: readonly BlockNode[]): boolean {
  for (const { type } of walkLayout(nodes)) if (type === 'page_content') return true;
  return false;
}
