import { eq } from 'drizzle-orm';
import { conflict } from '../../base/errors';
import { matching, type Reader, type Tx } from '../../db/rows';
import { admins, people, shops } from '../../db/schema';
import { type ShopServices, writeShop } from '../shops/find-shop';
import { lacksFactor, type Member } from './members';
import * as messages from './messages';
import type { Principal } from './principal';

/** Asks everybody of the team for a second factor, from now on. @throws DomainError conflict for whoever has none themselves */
export const demandFactor = (services: ShopServices, admin: Principal): Promise<void> =>
  decide(services, admin, true);

/** Lets members do without a second factor again. */
export const releaseFactor = (services: ShopServices, admin: Principal): Promise<void> =>
  decide(services, admin, false);

function decide(
  services: ShopServices,
  { id, shopId }: Principal,
  needsSecondFactor: boolean,
): Promise<void> {
  return writeShop(services, { id: shopId }, async (tx) => {
    await tx.update(shops).set({ needsSecondFactor }).where(eq(shops.id, shopId));
    if (await shopClosedTo(tx, { shopId, id })) throw conflict(messages.ownFactorFirst);
  });
}

/**
 * Removes a factor of somebody, unless that closes a shop to them that asks everybody for one: of these members, or of
 * all of the person. @throws DomainError conflict
 */
export async function removeFactor(
  { shops: { across } }: ShopServices,
  whose: Partial<Pick<Member, 'shopId' | 'id' | 'personId'>>,
  remove: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await across.db.transaction(async (tx) => {
    await remove(tx);
    const shop = await shopClosedTo(tx, whose);
    if (shop) throw conflict(messages.lastFactorStays(shop.name || shop.host));
  });
}

/** A shop that is closed to a member, or to one of a person, until they have a second factor; undefined for none. */
async function shopClosedTo(
  db: Reader,
  whose: Partial<Pick<Member, 'shopId' | 'id' | 'personId'>>,
): Promise<{ name: string; host: string } | undefined> {
  const { name, host } = shops;
  const [shop] = await db
    .select({ name, host })
    .from(admins)
    .innerJoin(people, eq(people.id, admins.personId))
    .innerJoin(shops, eq(shops.id, admins.shopId))
    .where(matching(admins, whose, lacksFactor))
    .limit(1);
  return shop;
}
