import { createHash } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { markupContents, withContents } from '@/core/model/markup-contents';
import type { LayoutNode } from '@/core/model/page';
import { hasKind } from '../../base/errors';
import { findRow, hasCode, matching } from '../../db/rows';
import {
  pages,
  type SanitizedContents,
  type SanitizedRow,
  type ShopRow,
  sanitizedContents,
  shops,
} from '../../db/schema';
import { contentKey } from '../../sanitizer';
import { type Content, SANITIZER_VERSION } from '../../sanitizer/sanitize';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';

type SanitizingServices = Pick<Services, 'db' | 'sanitizer'>;

/** Contents of a page or of a shop's chrome as pages show them. */
type SanitizedParts = Pick<SanitizedRow, 'contents' | 'scripts'>;

const NOTHING: SanitizedParts = { contents: {}, scripts: [] };

/** Contents as they were written, and whose they are. */
interface Source {
  shopId: string;
  /** Null for the shop's header, footer and styles. */
  pageId: string | null;
  sourceVersion: string;
  contents: readonly Content[];
}

/** The version of a row, which PostgreSQL tells itself: it changes whoever changed the row. */
const PAGE_VERSION = sql<string>`${pages}.xmin::text`;

/** Joins a page with what was made of it as it is now. */
export const isCurrentOfPage = and(
  eq(sanitizedContents.shopId, pages.shopId),
  eq(sanitizedContents.pageId, pages.id),
  eq(sanitizedContents.sanitizerVersion, SANITIZER_VERSION),
  eq(sanitizedContents.sourceVersion, PAGE_VERSION),
);

/** Returns what pages show of a page's contents, made now where it was not made of this version of it. */
export async function sanitizedPage(
  services: SanitizingServices,
  shopId: string,
  pageId: string,
): Promise<SanitizedParts> {
  const { db } = services;
  const isPage = matching(pages, { shopId, id: pageId });
  const [current] = await db
    .select({ contents: sanitizedContents.contents, scripts: sanitizedContents.scripts })
    .from(pages)
    .innerJoin(sanitizedContents, isCurrentOfPage)
    .where(isPage);
  if (current) return current;
  const [page] = await db
    .select({ layout: pages.layout, sourceVersion: PAGE_VERSION })
    .from(pages)
    .where(isPage);
  if (!page) return NOTHING;
  const { layout, sourceVersion } = page;
  return makeAgain(services, { shopId, pageId, sourceVersion, contents: markupContents(layout) });
}

/** Makes and saves what pages show of a page that was saved a moment ago: nobody who opens it has to wait for that. */
export async function sanitizeSaved(
  { db, sanitizer, shop }: ShopServices,
  slug: string,
): Promise<void> {
  const page = await findRow(db, pages, { shopId: shop.id, slug });
  if (page) await sanitizedPage({ db, sanitizer }, shop.id, page.id);
}

/** The same of a shop's header, footer and styles. */
export async function sanitizeSavedChrome({ db, sanitizer, shop }: ShopServices): Promise<void> {
  const row = await findRow(db, shops, { id: shop.id });
  if (row) await sanitizedChrome({ db, sanitizer }, row);
}

type Chrome = Pick<ShopRow, 'id' | 'header' | 'footer' | 'metadata'>;

/** The same of a shop's header, footer and styles. */
export async function sanitizedChrome(
  services: SanitizingServices,
  { id: shopId, header, footer, metadata }: Chrome,
): Promise<SanitizedParts> {
  const css = styleSheet(metadata.globalCSS);
  const contents = [...markupContents(header), ...markupContents(footer), ...css];
  if (header.length + footer.length + css.length === 0) return NOTHING;
  const sourceVersion = digestOf(contents.map(contentKey));
  const source = { shopId, pageId: null, sourceVersion, contents };
  const saved = await findSaved(services, source);
  const isCurrent =
    saved?.sourceVersion === sourceVersion && saved.sanitizerVersion === SANITIZER_VERSION;
  return isCurrent ? saved : makeAgain(services, source, saved);
}

export const styleSheet = (text: string | undefined): Content[] =>
  text ? [{ kind: 'css', text }] : [];

const digestOf = (keys: readonly string[]): string =>
  createHash('sha256').update(keys.join()).digest('base64url');

/** Returns a layout as pages show it: a content that could not be made is empty. */
export const withSanitized = (layout: LayoutNode[], parts: SanitizedParts): LayoutNode[] =>
  withContents(layout, (content) => textOf(parts, content));

export const textOf = ({ contents }: SanitizedParts, content: Content): string =>
  contents[contentKey(content)]?.content ?? '';

const isOwner = ({ shopId, pageId }: Pick<Source, 'shopId' | 'pageId'>): SQL | undefined =>
  and(
    eq(sanitizedContents.shopId, shopId),
    pageId === null ? isNull(sanitizedContents.pageId) : eq(sanitizedContents.pageId, pageId),
  );

async function findSaved({ db }: SanitizingServices, source: Source) {
  const [saved] = await db.select().from(sanitizedContents).where(isOwner(source));
  return saved;
}

/** Makes what is lacking of contents and saves all of it; the sources stay as they are. */
async function makeAgain(
  services: SanitizingServices,
  source: Source,
  saved?: SanitizedRow,
): Promise<SanitizedParts> {
  const { shopId, pageId, sourceVersion } = source;
  const earlier = saved ?? (await findSaved(services, source));
  const usable = earlier?.sanitizerVersion === SANITIZER_VERSION ? earlier.contents : {};
  const contents: SanitizedContents = {};
  for (const content of source.contents) {
    const key = contentKey(content);
    contents[key] ??= usable[key] ?? (await makeOrLack(services, shopId, content));
  }
  const scripts = source.contents.flatMap(
    (content) => contents[contentKey(content)]?.scripts ?? [],
  );
  const made = { contents, scripts, sourceVersion, sanitizerVersion: SANITIZER_VERSION };
  await save(services, { shopId, pageId, ...made });
  return made;
}

/** Saves what was made, unless the page has gone meanwhile. */
async function save(
  { db }: SanitizingServices,
  { shopId, pageId, ...made }: typeof sanitizedContents.$inferInsert,
): Promise<void> {
  const target = [sanitizedContents.shopId, sanitizedContents.pageId];
  try {
    await db
      .insert(sanitizedContents)
      .values({ shopId, pageId, ...made })
      .onConflictDoUpdate({ target, set: made });
  } catch (error) {
    if (!hasCode(error, NO_SUCH_PAGE)) throw error;
  }
}

const NO_SUCH_PAGE = '23503';

/** Lacks what takes too long: it is not tried again until the sanitizer is another one. */
async function makeOrLack(
  { sanitizer }: SanitizingServices,
  shopId: string,
  content: Content,
): Promise<SanitizedContents[string]> {
  try {
    return await sanitizer.run(shopId, content);
  } catch (error) {
    if (hasKind(error, 'invalid')) return { content: null, scripts: [] };
    throw error;
  }
}
