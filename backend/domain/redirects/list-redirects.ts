import { asc, gt, ilike, or } from 'drizzle-orm';
import { LIST_PAGE_SIZE } from '@/core/model/operations';
import { matching } from '../../db/rows';
import { redirects } from '../../db/schema';
import type { Services } from '../../services/services';
import { offsetOf } from '../operations/inbox';

/** Services of a shop, as a command has them too. */
export interface RedirectServices extends Pick<Services, 'db'> {
  shop: { id: string };
}

const { id, path, target } = redirects;

/** A page of a shop's redirects by their paths, narrowed to those with a text in either address. */
export async function listRedirects(
  { db, shop }: RedirectServices,
  { page, search }: { page: number; search: string },
) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = search === '' ? undefined : or(ilike(path, pattern), ilike(target, pattern));
  const where = matching(redirects, { shopId: shop.id }, matches);
  const [entries, total] = await Promise.all([
    db
      .select({ id, path, target })
      .from(redirects)
      .where(where)
      .orderBy(asc(path))
      .limit(LIST_PAGE_SIZE)
      .offset(offsetOf(page)),
    db.$count(redirects, where),
  ]);
  return { entries, total, page };
}

/** Rows of a file that are read at once. */
const CHUNK = 2000;

/** Lists some redirects behind a path, by their paths; none behind the last. */
export function listRedirectsAfter({ db, shop }: RedirectServices, after: string) {
  return db
    .select({ path, target })
    .from(redirects)
    .where(matching(redirects, { shopId: shop.id }, gt(path, after)))
    .orderBy(asc(path))
    .limit(CHUNK);
}
