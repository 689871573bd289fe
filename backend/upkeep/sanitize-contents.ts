import { and, isNull, sql } from 'drizzle-orm';
import { pages, sanitizedContents, shops } from '../db/schema';
import {
  isCurrentOfPage,
  sanitizedChrome,
  sanitizedPage,
} from '../domain/design/sanitized-contents';
import { SANITIZER_VERSION } from '../sanitizer/sanitize';
import type { Services } from '../services/services';

/** Pages of a turn: each takes part of a second at most. */
const BATCH = 20;

/**
 * Makes what pages show of contents that were not saved by this version of the program: of earlier ones, of a backup, or by
 * whoever writes into the database. Whoever asks for one first does not wait for all.
 */
export async function sanitizeContents(services: Services): Promise<void> {
  while ((await sanitizePages(services)) === BATCH);
  await sanitizeShops(services);
}

async function sanitizePages(services: Services): Promise<number> {
  const {
    shops: { across },
  } = services;
  const due = await across.db
    .select({ id: pages.id, shopId: pages.shopId })
    .from(pages)
    .leftJoin(sanitizedContents, isCurrentOfPage)
    .where(isNull(sanitizedContents.id))
    .limit(BATCH);
  for (const { id, shopId } of due) {
    await sanitizedPage(services.ofShop(shopId), shopId, id);
  }
  return due.length;
}

async function sanitizeShops(services: Services): Promise<void> {
  const {
    shops: { across },
  } = services;
  const isOfShop = and(
    sql`${sanitizedContents.shopId} = ${shops.id}`,
    isNull(sanitizedContents.pageId),
  );
  const hasAny = sql`jsonb_array_length(${shops.header}) + jsonb_array_length(${shops.footer}) > 0
    OR ${shops.metadata} ->> 'globalCSS' <> ''`;
  const isMade = sql`${sanitizedContents.sanitizerVersion} = ${SANITIZER_VERSION}`;
  const due = await across.db
    .select({ shop: shops })
    .from(shops)
    .leftJoin(sanitizedContents, isOfShop)
    .where(and(sql`(${hasAny})`, sql`${isMade} IS NOT TRUE`))
    .limit(BATCH);
  for (const { shop } of due) await sanitizedChrome(services.ofShop(shop.id), shop);
}
