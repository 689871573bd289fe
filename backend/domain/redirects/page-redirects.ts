import { inArray, sql } from 'drizzle-orm';
import { matching, takeTurn } from '../../db/rows';
import { type BinnedPageRow, pages, redirects } from '../../db/schema';
import type { ShopWriter } from '../shops/find-shop';

type Redirect = BinnedPageRow['redirects'][number];

/** The redirects that lead to a page. */
export function redirectsTo(
  tx: Pick<ShopWriter, 'select'>,
  shopId: string,
  slug: string,
): Promise<Redirect[]> {
  return tx
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(matching(redirects, { shopId, targetPath: `/${slug}` }));
}

/**
 * Has redirects lead to a page again that is back from the bin, as they did. One that was added since to its own address
 * ends, and what it led elsewhere along with it comes back; what an admin has removed or pointed elsewhere stays so. Under
 * another slug its old address leads to the new one, unless another page has that.
 */
export async function bringBackRedirects(
  tx: ShopWriter,
  binned: BinnedPageRow,
  slug: string,
): Promise<void> {
  const [from, to] = [`/${binned.slug}`, `/${slug}`];
  const at = { shopId: binned.shopId, slug: binned.slug };
  await takeTurn(tx, redirectsTurn(binned.shopId));
  const isTaken = slug !== binned.slug && (await tx.$count(pages, matching(pages, at))) > 0;
  if (!isTaken) await endOwnRedirect(tx, binned, from);
  if (from === to) return;
  if (isTaken) await movePaths(tx, binned, { from, to });
  else await tx.execute(sql`SELECT leave_redirect(${binned.shopId}::uuid, ${from}, ${to})`);
}

/** Names the lock of a shop's redirects: two at once could close a loop, each with half of it. */
export const redirectsTurn = (shopId: string): string => `redirects ${shopId}`;

/** Removes the redirect that was added to the address since, and undoes how it has flattened others. */
async function endOwnRedirect(tx: ShopWriter, binned: BinnedPageRow, from: string) {
  const { shopId, createdAt } = binned;
  const isLater = sql`${redirects.createdAt} > ${createdAt}`;
  const [ended] = await tx
    .delete(redirects)
    .where(matching(redirects, { shopId, path: from }, isLater))
    .returning({ target: redirects.target, targetPath: redirects.targetPath });
  if (!ended) return;
  const isLed = ended.targetPath
    ? sql`redirects.target_path = ${ended.targetPath}`
    : sql`redirects.target = ${ended.target}`;
  await tx.execute(sql`
    UPDATE redirects SET target = earlier.target, target_path = ${from}
    FROM jsonb_to_recordset(${JSON.stringify(binned.redirects)}::jsonb) AS earlier (path text, target text)
    WHERE redirects.shop_id = ${shopId} AND redirects.path = earlier.path AND ${isLed}`);
}

/** Leads those of the redirects of then that still lead to the old address to the new one, which is a page. */
async function movePaths(
  tx: ShopWriter,
  { shopId, redirects: earlier }: BinnedPageRow,
  { from, to }: { from: string; to: string },
) {
  await tx.delete(redirects).where(matching(redirects, { shopId, path: to }));
  const paths = earlier.map(({ path }) => path);
  if (paths.length === 0) return;
  await tx
    .update(redirects)
    .set({
      target: sql`${to}::text || substr(${redirects.target}, length(${redirects.targetPath}) + 1)`,
      targetPath: to,
    })
    .where(matching(redirects, { shopId, targetPath: from }, inArray(redirects.path, paths)));
}
