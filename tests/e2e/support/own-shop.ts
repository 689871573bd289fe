import { addAdmin, createPasswords } from '@/backend/domain/admins';
import { createShop, listShops, removeShop } from '@/backend/domain/shop-admin';
import { forgetSession } from './log-in';
import { withShopDatabase } from './shop-database';
import { DEMO_ADMIN, SHOP_HOSTS, type ShopName } from './shops';

/**
 * Opens a shop for a journey that changes the shop itself, with an admin and the products of its template. One that is
 * there goes first: after a test that failed, its file begins anew.
 */
export async function addOwnShop(
  name: ShopName,
  template = 'classic',
  admin = DEMO_ADMIN,
): Promise<void> {
  const host = SHOP_HOSTS[name];
  forgetSession(name);
  await withShopDatabase(async (db) => {
    const others = await listShops(db);
    if (others.some((shop) => shop.host === host)) await removeShop(db, host);
    await createShop(db, { host, template });
    await addAdmin({ db, passwords: createPasswords() }, host, admin);
  });
}
