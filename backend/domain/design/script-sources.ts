import { asc, eq } from 'drizzle-orm';
import { pages, type ShopRow, sanitizedContents } from '../../db/schema';
import type { Services } from '../../services/services';
import { isCurrentOfPage, sanitizedChrome, sanitizedPage } from './sanitized-contents';

/** Limit of a header, or 150 hashes: scripts beyond it do not run. */
const MAX_CHARACTERS = 8_100;
/** Longer than addresses of scripts are. */
const MAX_SOURCE_CHARACTERS = 500;
/** Begins the text, which else could be taken for an address of a picture. */
const DIRECTIVE = 'script-src';

/**
 * Returns the script sources of the html blocks in a shop's pages, header and footer for its policy. Limited to the size
 * of a header.
 */
export async function loadScriptSources(services: Services, shop: ShopRow): Promise<string> {
  const ofPages = await services.db
    .select({ id: pages.id, scripts: sanitizedContents.scripts })
    .from(pages)
    .leftJoin(sanitizedContents, isCurrentOfPage)
    .where(eq(pages.shopId, shop.id))
    .orderBy(asc(pages.slug));
  const sources: string[] = [];
  for (const { id, scripts } of ofPages) {
    sources.push(...(scripts ?? (await sanitizedPage(services, shop.id, id)).scripts));
  }
  sources.push(...(await sanitizedChrome(services, shop)).scripts);
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
