import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { restockSchemas } from '@/core/calls/restock.schema';
import { isUuid } from '@/core/values/is-uuid';
import { conflict, notFound } from '../../base/errors';
import { matching, type Tx, takeTurn } from '../../db/rows';
import { products, productVariants, restockRequests } from '../../db/schema';
import type { Rate } from '../../limits/rates';
import { visibleTo } from '../catalogue/visible';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import { loadLeft } from '../stock/load-left';
import { isBack } from './load-restock';
import * as messages from './messages';

export const RESTOCK_REQUESTS: Rate = { name: 'restock-requests', times: 20, windowMs: 600_000 };

const MAX_OPEN = { ofAddress: 20, ofVariant: 5_000 } as const;

const TOO_MANY = {
  ofAddress: messages.tooManyOfAddress(MAX_OPEN.ofAddress),
  ofVariant: messages.tooManyOfVariant,
};

type RequestBody = z.output<typeof restockSchemas.requestRestock.request>;
type RestockRequest = Pick<RequestBody, 'variantId' | 'email'>;

/** Notes once that somebody wants one e-mail when a variant is back. @throws DomainError not-found, conflict */
export async function requestRestock(services: ShopServices, request: RestockRequest) {
  const variant = await findVariant(services, request.variantId);
  if (!variant) throw notSold();
  if (variant.isBack) throw conflict(await whyNow(services, request));
  await services.db.transaction((tx) => keepRequest(tx, services.shop, request));
}

const notSold = () => notFound(messages.notSold, 'variantId');

async function findVariant({ db, shop }: ShopServices, variantId: string) {
  if (!isUuid(variantId)) return undefined;
  const [variant] = await db
    .select({ isBack })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.id, variantId), visibleTo(shop)));
  return variant;
}

/** Says why nobody need wait: all pieces may be held for checkouts, which ends within minutes. */
async function whyNow(services: ShopServices, { variantId }: RestockRequest): Promise<string> {
  const left = await loadLeft(services, services.shop, [variantId]);
  return left.get(variantId) === 0 ? messages.allReserved : messages.isBack;
}

async function keepRequest(tx: Tx, { id: shopId }: ShopRef, request: RestockRequest) {
  // One after the other, so that none gets past what is counted.
  await takeTurn(tx, `restock requests of ${shopId}`);
  // What an import takes away is not asked for meanwhile.
  const isRequested = eq(productVariants.id, request.variantId);
  const [row] = await tx.select().from(productVariants).where(isRequested).for('key share');
  if (!row) throw notSold();
  const open = await countOpen(tx, shopId, request);
  if (open.isNoted) return;
  for (const key of ['ofAddress', 'ofVariant'] as const) {
    if (open[key] >= MAX_OPEN[key]) throw conflict(TOO_MANY[key]);
  }
  await tx.insert(restockRequests).values({ shopId, ...request });
}

async function countOpen(tx: Tx, shopId: string, request: RestockRequest) {
  const ofAddress = eq(restockRequests.email, request.email);
  const ofVariant = eq(restockRequests.variantId, request.variantId);
  const isOpen = isNull(restockRequests.notifiedAt);
  const [open] = await tx
    .select({
      isNoted: sql<boolean>`coalesce(bool_or(${and(ofAddress, ofVariant)}), false)`,
      ofAddress: sql<number>`(count(*) FILTER (WHERE ${ofAddress}))::int`,
      ofVariant: sql<number>`(count(*) FILTER (WHERE ${ofVariant}))::int`,
    })
    .from(restockRequests)
    .where(matching(restockRequests, { shopId }, isOpen, or(ofAddress, ofVariant)));
  return open ?? { isNoted: false, ofAddress: 0, ofVariant: 0 };
}
