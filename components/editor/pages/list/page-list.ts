import {
  BUILT_IN_PAGES,
  customSlugs,
  DEFAULT_PAGE_SLUG,
  type PageSummary,
  UNLISTED_SLUGS,
} from '@/core/model/page';
import { FOOTER_ID, HEADER_ID, pageId } from '@/store/editor/state';
import { hasWords } from '../../shared/has-words';
import * as messages from '../messages';

export interface PageRow {
  /** Id of its document. */
  id: string;
  /** Page as named by `/design?page=`; for a page its slug. */
  page: string;
  name: string;
  /** Address on the shop; '' for what stands around pages. */
  address: string;
  kind: 'built-in' | 'own' | 'chrome';
  /** True if the shop has saved a layout for it. */
  isSaved: boolean;
}

export interface PageGroup {
  title: string;
  rows: PageRow[];
}

/** Returns the pages a shop can design, grouped, in the order they are offered. */
export function pageGroups(pages: readonly PageSummary[]): PageGroup[] {
  const names = new Map(pages.map(({ slug, name }) => [slug, name]));
  const row = (slug: string, kind: PageRow['kind'], name: string): PageRow => ({
    id: pageId(slug),
    page: slug,
    name: names.get(slug) ?? name,
    address: addressOf(slug),
    kind,
    isSaved: names.has(slug),
  });
  const own = (slugs: readonly string[]) =>
    slugs
      .map((slug) => row(slug, 'own', slug))
      .sort((one, other) => one.name.localeCompare(other.name) || (one.page < other.page ? -1 : 1));

  const slugs = [...names.keys()];
  const unlisted = slugs.filter((slug) => UNLISTED_SLUGS.includes(slug));
  const groups = [
    {
      title: messages.pages,
      rows: [...BUILT_IN_PAGES].map(([slug, name]) => row(slug, 'built-in', name)),
    },
    { title: messages.yourPages, rows: own(customSlugs(slugs)) },
    { title: messages.onEveryPage, rows: CHROME },
    { title: messages.notListed, rows: own(unlisted) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const CHROME: PageRow[] = [
  { id: HEADER_ID, page: HEADER_ID, name: messages.header },
  { id: FOOTER_ID, page: FOOTER_ID, name: messages.footer },
].map((part) => ({ ...part, address: '', kind: 'chrome', isSaved: true }));

/** Groups with those rows alone whose names or addresses have every word of a query. */
export const matchingGroups = (groups: readonly PageGroup[], query: string): PageGroup[] =>
  groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ name, address }) => hasWords(`${name} ${address}`, query)),
    }))
    .filter(({ rows }) => rows.length > 0);

/** Returns the address of a page on the shop; those of products each have an address of their own. */
export function addressOf(slug: string): string {
  if (slug === DEFAULT_PAGE_SLUG) return '/';
  return slug === 'product' ? '/product/…' : `/${slug}`;
}
