import type * as z from 'zod/mini';
import * as messages from './messages';
import type {
  binnedPageSchema,
  componentTemplateSchema,
  LayoutNodeWire,
  pageLayoutSchema,
  pageSummarySchema,
} from './page.schema';

export type LayoutNode = LayoutNodeWire;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type BinnedPage = z.infer<typeof binnedPageSchema>;
export type PageLayout = z.infer<typeof pageLayoutSchema>;
export type ComponentTemplate = z.infer<typeof componentTemplateSchema>;

export const DEFAULT_PAGE_SLUG = 'homepage';

/** The pages that every shop has and an admin may design (spec 2, "Design editor"), by slug. */
export const BUILT_IN_PAGES: ReadonlyMap<string, string> = new Map([
  [DEFAULT_PAGE_SLUG, messages.homepageName],
  ['about', 'About'],
  ['contact', 'Contact'],
  ['shop', 'Shop'],
  ['product', 'Product'],
]);

/** Titles of the built-in pages that have one of their own, as search engines and browsers show it (spec 2, "Page titles"). */
export const BUILT_IN_TITLES = {
  [DEFAULT_PAGE_SLUG]: 'Home',
  about: 'About Us',
  contact: 'Contact Us',
  shop: 'Shop',
} as const;

/** The longest name, description and slug of a page, in characters. */
export const PAGE_NAME_LENGTH = 120;
export const PAGE_DESCRIPTION_LENGTH = 500;
export const PAGE_SLUG_LENGTH = 80;

/**
 * The form in which layouts are written: 2 has references to colors of the shop's look, such as `--accent`,
 * where 1 had `var(--accent)` (docs/adr/0035).
 */
export const LAYOUT_VERSION = 2;

/** The deepest nesting of components, and the most that a layout holds. */
export const MAX_LAYOUT_DEPTH = 100;
export const MAX_LAYOUT_NODES = 10_000;

/** The number of components a shop keeps for reuse, and how much of JSON one and all of them may be. */
export const MAX_COMPONENTS = 200;
export const MAX_COMPONENT_BYTES = 1_048_576;
export const MAX_COMPONENTS_BYTES = 4 * 1_048_576;

/** Number of stored pages with which a shop adds no more: what it opens with names all of them. */
export const MAX_PAGES = 500;

/** Days that a page lies in the bin, and what brings it there. */
export const BIN_DAYS = 30;
export const BIN_REASONS = ['deleted', 'reset', 'emptied', 'replaced'] as const;

/** Pages for the shop itself, which no search engine is told of. */
export const UNLISTED_SLUGS: readonly string[] = ['kitchen-sink'];

/** Selects those of a shop's pages that it has made itself, and shows to everybody. */
export function customSlugs(slugs: readonly string[]): string[] {
  return slugs.filter((slug) => !BUILT_IN_PAGES.has(slug) && !UNLISTED_SLUGS.includes(slug));
}
