import { addAdmin, createPasswords } from '@/backend/domain/admins';
import { createShop } from '@/backend/domain/shop-admin';
import { withShopDatabase } from './shop-database';
import { DEMO_ADMIN, SHOP_HOSTS, type ShopName } from './shops';

/** Opens a shop for a journey that changes the shop itself, with an admin and the products of its template. */
export async function addOwnShop(name: ShopName, template = 'classic'): Promise<void> {
  const host = SHOP_HOSTS[name];
  await withShopDatabase(async (db) => {
    await createShop(db, { host, template });
    await addAdmin({ db, passwords: createPasswords() }, host, DEMO_ADMIN);
  });
}
