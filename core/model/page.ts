import type * as z from 'zod';
import type { LayoutNodeWire, pageLayoutSchema, pageSummarySchema } from './page.schema';

export type LayoutNode = LayoutNodeWire;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type PageLayout = z.infer<typeof pageLayoutSchema>;

export const DEFAULT_PAGE_SLUG = 'homepage';
export const DEFAULT_PAGE_NAME = 'Homepage';

/** The pages that every shop has, whose layout an admin may store (spec 2, "Design editor"). */
export const BUILT_IN_SLUGS = [DEFAULT_PAGE_SLUG, 'about', 'contact', 'shop', 'product'] as const;
export type BuiltInSlug = (typeof BUILT_IN_SLUGS)[number];

/** Pages for the shop itself, which no search engine is told of. */
export const UNLISTED_SLUGS: readonly string[] = ['kitchen-sink'];

/** Those of a shop's pages that it has made itself, and shows to everybody. */
export function customSlugs(slugs: readonly string[]): string[] {
  const others: readonly string[] = [...BUILT_IN_SLUGS, ...UNLISTED_SLUGS];
  return slugs.filter((slug) => !others.includes(slug));
}
