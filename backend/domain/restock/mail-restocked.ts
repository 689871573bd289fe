import { and, asc, eq, inArray, isNull, min } from 'drizzle-orm';
import { matching, type Tx } from '../../db/rows';
import { products, productVariants, restockRequests, shops } from '../../db/schema';
import { backInStock } from '../../mail';
import type { Services } from '../../services/services';
import { visibleTo } from '../catalogue/visible';
import type { ConsumerServices } from '../events/record-event';
import { queueMail } from '../mail/send-mails';
import {
  type AwaitedVariant,
  isBack,
  loadRestock,
  type Restock,
  unsubscribeLink,
} from './load-restock';

type Mailing = ConsumerServices & Pick<Services, 'shops' | 'log'>;

const BATCH = 50;
/** Requests per turn of upkeep, so that a crowd for one variant delays no other e-mail for long. */
const PER_TURN = 200;

const isOpen = isNull(restockRequests.notifiedAt);
const isFor = ({ shopId, variantId }: AwaitedVariant) =>
  matching(restockRequests, { shopId, variantId }, isOpen);

/** Writes an e-mail for each open request whose variant is back, beside other processes, and gives how many. */
export async function mailRestocked(services: Mailing): Promise<number> {
  let written = 0;
  for (const awaited of await findBack(services)) {
    written += await mailAll(services, awaited, PER_TURN - written);
    if (written >= PER_TURN) break;
  }
  return written;
}

/** The variants that are back, of all shops, those awaited longest first. */
function findBack({ shops: { across } }: Mailing): Promise<AwaitedVariant[]> {
  const { db } = across;
  const { shopId, variantId, createdAt } = restockRequests;
  const awaited = db
    .select({ shopId, variantId, since: min(createdAt).as('since') })
    .from(restockRequests)
    .where(isOpen)
    .groupBy(shopId, variantId)
    .as('awaited');
  return db
    .select({ shopId: awaited.shopId, variantId: awaited.variantId })
    .from(awaited)
    .innerJoin(shops, eq(shops.id, awaited.shopId))
    .innerJoin(productVariants, eq(productVariants.id, awaited.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(visibleTo(shops), isBack))
    .orderBy(asc(awaited.since))
    .limit(PER_TURN);
}

/** Sends the mails; those that fail wait for the next turn, and keep no others waiting. */
async function mailAll(services: Mailing, awaited: AwaitedVariant, most: number): Promise<number> {
  const { db } = services.shops.ofShop(awaited.shopId);
  let written = 0;
  try {
    for (;;) {
      const limit = Math.min(BATCH, most - written);
      const batch = await db.transaction((tx) => mailBatch(tx, services, awaited, limit));
      written += batch;
      if (batch < BATCH) return written;
    }
  } catch (error) {
    services.log.warn('e-mails about stock could not be written and are tried again', {
      variant: awaited.variantId,
      error,
    });
    return written;
  }
}

/** Marks requests as answered and keeps their e-mails, both or neither. */
async function mailBatch(
  tx: Tx,
  services: ConsumerServices,
  awaited: AwaitedVariant,
  limit: number,
): Promise<number> {
  const { id, email, createdAt } = restockRequests;
  const claimed = await tx
    .select({ id, email })
    .from(restockRequests)
    .where(isFor(awaited))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const restock = claimed.length > 0 && (await loadRestock(tx, services, awaited));
  if (!restock) return 0;
  for (const request of claimed) await mailOne(tx, services, restock, request);
  const ids = claimed.map((request) => request.id);
  await tx
    .update(restockRequests)
    .set({ notifiedAt: new Date(services.now()) })
    .where(and(isFor(awaited), inArray(id, ids)));
  return claimed.length;
}

async function mailOne(
  tx: Tx,
  services: ConsumerServices,
  { awaited, shop, facts }: Restock,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const unsubscribe = unsubscribeLink(services, shop, { ...awaited, email });
  await queueMail(tx, services, {
    ...backInStock(shop, { ...facts, unsubscribe }),
    ...{ shopId: awaited.shopId, occasion: `back-in-stock ${id}`, recipient: email, unsubscribe },
  });
}
