import { eq } from 'drizzle-orm';
import { readSecretKey } from '@/backend/base/secret-key';
import { createSecrets } from '@/backend/base/secrets';
import { cases, orders, shops } from '@/backend/db/schema';
import { insertMessage } from '@/backend/domain/cases/insert-message';
import { setStatus } from '@/backend/domain/cases/load-cases';
import { signOrderAccess } from '@/backend/domain/orders/prove-order';
import { cameTo } from '../../support/came-to';
import { addOwnShop } from './own-shop';
import { withShopDatabase } from './shop-database';
import { SHOP_HOSTS } from './shops';

export const SHOPPER = { email: 'ada@example.com', name: 'Ada Stitch' };

/** Opens a shop that takes disputes, with an order for each journey. */
export async function addDisputeShop(numbers: readonly string[]): Promise<void> {
  await addOwnShop('disputes', 'jersey');
  await withShopDatabase(async (db) => {
    const [shop] = await db.select().from(shops).where(eq(shops.host, SHOP_HOSTS.disputes));
    const order = { ...SHOPPER, shopId: shop?.id ?? '', ...cameTo({ goods: 1000 }) };
    await db.insert(orders).values(numbers.map((number) => ({ ...order, number })));
  });
}

/** What the link of an e-mail about an order holds. */
export async function accessTo(number: string): Promise<string> {
  const secretKey = await readSecretKey(undefined, process.env.E2E_DATA_DIR ?? '');
  return withShopDatabase(async (db) => {
    const [order] = await db.select().from(orders).where(eq(orders.number, number));
    return signOrderAccess(
      { secrets: createSecrets(secretKey), now: Date.now },
      order ?? { id: '', linksWithdrawn: 0 },
    );
  });
}

/** What the shop writes in the dispute of a number: an answer, or a note of its own. */
export async function writeAsShop(
  caseNumber: string,
  message: string,
  { isInternal = false } = {},
): Promise<void> {
  await withShopDatabase(async (db) => {
    const [row] = await db.select().from(cases).where(eq(cases.number, caseNumber));
    if (!row) throw new Error(`There is no dispute ${caseNumber}.`);
    const sender = { senderType: 'shop', senderName: 'grace@gridline.example' } as const;
    await insertMessage(db, row, { ...sender, message, isInternal, attachments: [] });
    if (!isInternal) await setStatus(db, row, 'answered', { adminId: null });
  });
}
