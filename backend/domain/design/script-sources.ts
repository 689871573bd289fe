import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { scriptsOf } from '@/core/html/scripts-of';
import { isScriptSource } from '@/core/rules/security/content-security-policy';
import { htmlContents } from '@/core/values/html-contents';
import { matching } from '../../db/rows';
import { pages, type ShopRow } from '../../db/schema';
import type { Services } from '../../services/services';

/** Limit of a header, or 150 hashes: scripts beyond it do not run. */
const MAX_CHARACTERS = 8_100;
/** Longer than addresses of scripts are. */
const MAX_SOURCE_CHARACTERS = 500;
/** Begins the text, which else could be taken for an address of a picture. */
const DIRECTIVE = 'script-src';
/** Stands for the shop; without TLS, because such a source stands for one with it too. */
const HERE = 'http://shop.invalid';

/**
 * Returns the script sources of the html blocks in a shop's pages, header and footer for its policy: an inline script by
 * its hash, an external one by its address without query. Limited to the size of a header.
 */
export async function loadScriptSources(services: Services, shop: ShopRow): Promise<string> {
  const { db, memo } = services;
  // Of a row's version PostgreSQL tells itself: it changes whoever changed the row.
  const versions = await db
    .select({ id: pages.id, version: sql<string>`${pages}.xmin::text` })
    .from(pages)
    .where(eq(pages.shopId, shop.id))
    .orderBy(asc(pages.slug));
  const ofPages = await Promise.all(
    versions.map(({ id, version }) =>
      memo.scripts.get(`${id} ${version}`, () => sourcesOfPage(services, shop, id)),
    ),
  );
  const sources = [...ofPages.flat(), ...(await sourcesOfChrome(services, shop))];
  return sources.length === 0 ? '' : directiveOf(sources);
}

/** The directive of a policy that names sources once each, but none of too many characters. */
export function directiveOf(sources: readonly string[]): string {
  let directive = DIRECTIVE;
  const room = directive.length + MAX_CHARACTERS;
  for (const source of new Set(sources)) {
    if (source.length > MAX_SOURCE_CHARACTERS) continue;
    if (directive.length + 1 + source.length > room) break;
    directive += ` ${source}`;
  }
  return directive;
}

async function sourcesOfPage({ db }: Services, shop: ShopRow, id: string): Promise<string[]> {
  const [page] = await db
    .select({ layout: pages.layout })
    .from(pages)
    .where(matching(pages, { shopId: shop.id, id }));
  return sourcesIn(page?.layout);
}

/** Caches by content: a shop's row changes with every save of something else. */
async function sourcesOfChrome({ memo }: Services, shop: ShopRow): Promise<string[]> {
  const contents = [...htmlContents(shop.header), ...htmlContents(shop.footer)];
  if (contents.length === 0) return [];
  const key = createHash('sha256').update(JSON.stringify(contents)).digest('base64');
  return memo.scripts.get(`chrome ${key}`, async () => sourcesOf(contents));
}

/** The sources of the scripts that a layout's html blocks run, as often as they stand there. */
export function sourcesIn(layout: unknown): string[] {
  return sourcesOf(htmlContents(layout));
}

function sourcesOf(contents: readonly string[]): string[] {
  return contents
    .flatMap(scriptsOf)
    .flatMap((script) => ('text' in script ? hashOf(script.text) : addressOf(script.src)));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** None for the site's own files, which may run anyway, and for what is no address. */
function addressOf(src: string): string[] {
  if (!URL.canParse(src, HERE)) return [];
  const { origin, pathname } = new URL(src, HERE);
  const address = `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
  return origin !== HERE && isScriptSource(address) ? [address] : [];
}
