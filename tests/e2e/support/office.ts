import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import * as tables from '@/backend/db/schema';
import { firstFile } from '@/backend/domain/product-media';
import { cameTo } from '../../support/came-to';
import { enterAs } from './log-in';
import { withShopDatabase } from './shop-database';
import { SHOP_HOSTS } from './shops';
import { expect } from './test';

const HOUR_MS = 60 * 60_000;
const ADDRESS = {
  ...{ line1: '1 Mill Lane', line2: '', city: 'Portland', region: 'OR' },
  ...{ postalCode: '97201', country: 'US' },
};

/** What waits in the shop that the back office is tried on. */
export const WAITING = {
  toSend: { number: 'OF-SEND1', email: 'ada@example.com', name: 'Ada Finch' },
  toRefund: { number: 'OF-BACK1', email: 'ben@example.com', name: 'Ben Marlow' },
  review: 'Warmer than it looks',
  message: 'Do you make it in blue?',
  case: 'A hole in the sleeve',
};

/** Fills the shop of the back office with orders, a review, a message and a dispute. */
export async function fillOffice(): Promise<void> {
  await withShopDatabase(async (db) => {
    const [shop] = await db
      .select()
      .from(tables.shops)
      .where(eq(tables.shops.host, SHOP_HOSTS.office));
    const shopId = shop?.id ?? '';
    const { products } = tables;
    const [product] = await db
      .select({ ...getTableColumns(products), image: firstFile })
      .from(products)
      .where(
        and(
          eq(products.template, 'classic'),
          ne(products.category, ''),
          eq(products.isPublished, true),
        ),
      )
      .limit(1);
    await db
      .update(tables.shops)
      .set({ settings: { reviewCategories: [product?.category ?? ''] } })
      .where(eq(tables.shops.id, shopId));
    const placed = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    const orderIds = new Map<string, string>();
    const rows = [
      WAITING.toSend,
      WAITING.toRefund,
      ...Array.from({ length: 28 }, (_, at) => ({
        number: `OF-OLD${at}`,
        email: `shopper${at}@example.com`,
        name: `Shopper ${at}`,
      })),
    ];
    for (const [at, row] of rows.entries()) {
      const state = at < 2 ? 'paid' : at % 3 === 0 ? 'fulfilled' : 'delivered';
      const [order] = await db
        .insert(tables.orders)
        .values({
          ...{ shopId, ...row, state, address: ADDRESS, placedAt: placed(at + 1) },
          ...{ ...cameTo({ goods: 4998, shipping: 499 }), paidMinor: 5497 },
          ...{ provider: 'test', method: 'creditcard', sessionId: `test_office_${at}` },
          paymentId: `test_office_${at}`,
          steps: [
            { state: 'created', at: placed(at + 1).toISOString() },
            { state: 'paid', at: placed(at + 1).toISOString() },
          ],
        })
        .returning();
      orderIds.set(row.number, order?.id ?? '');
      await db.insert(tables.orderLines).values({
        ...{ shopId, orderId: order?.id ?? '', position: 0, productId: product?.id ?? null },
        ...{ name: product?.name ?? '', image: product?.image ?? '', quantity: 2 },
        unitPriceMinor: 2499,
        variants: { Size: { label: 'M', value: 'm', priceAdjustment: 0 } },
      });
    }
    await db.insert(tables.reviews).values({
      ...{ shopId, productId: product?.id ?? null, category: product?.category ?? '', rating: 5 },
      ...{ name: 'Cleo', title: WAITING.review, text: 'I wear it every day, and so does the dog.' },
    });
    await db.insert(tables.contactMessages).values({
      ...{ shopId, name: 'Dan', email: 'dan@example.com', subject: WAITING.message },
      ...{ message: 'I would buy three at once.\nThank you!', orderNumber: WAITING.toSend.number },
    });
    const [result] = await db
      .insert(tables.cases)
      .values({
        ...{ shopId, orderId: orderIds.get('OF-OLD4') ?? '', number: 'C-1001', name: 'Eve' },
        ...{ email: 'eve@example.com', subject: WAITING.case, type: 'damaged' },
      })
      .returning();
    await db.insert(tables.caseMessages).values({
      ...{ shopId, caseId: result?.id ?? '', senderType: 'shopper', senderName: 'Eve' },
      message: 'There was a hole in the left sleeve when I opened the parcel.',
    });
  });
}

/** Hands a photo in at a page of the shop, and puts it to what the shopper wrote of the case. */
export async function attachPhoto(page: Page): Promise<void> {
  const uploadId = await page.evaluate(async () => {
    const body = new FormData();
    const canvas = new OffscreenCanvas(320, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 160, 100);
    const photo = await canvas.convertToBlob({ type: 'image/png' });
    body.set('file', new File([photo], 'sleeve.png', { type: 'image/png' }));
    const answer = await fetch('/api/backend/uploads', { method: 'POST', body });
    return /"id":"([\w-]+)"/.exec(await answer.text())?.[1] ?? '';
  });
  expect(uploadId).not.toBe('');
  await withShopDatabase(async (db) => {
    const [upload] = await db.select().from(tables.uploads).where(eq(tables.uploads.id, uploadId));
    const shopId = upload?.shopId ?? '';
    const isOwn = eq(tables.caseMessages.shopId, shopId);
    const [message] = await db.select().from(tables.caseMessages).where(isOwn);
    await db
      .insert(tables.caseAttachments)
      .values({ shopId, uploadId, messageId: message?.id ?? '' });
  });
}

/** What the shopper writes in the case while an operator looks at it. */
export async function writeAsShopper(message: string): Promise<void> {
  await withShopDatabase(async (db) => {
    const isOffice = eq(tables.cases.subject, WAITING.case);
    const [result] = await db.select().from(tables.cases).where(isOffice);
    const { shopId = '', id: caseId = '' } = result ?? {};
    const shopper = { senderType: 'shopper', senderName: 'Eve' } as const;
    await db.insert(tables.caseMessages).values({ shopId, caseId, message, ...shopper });
  });
}

/** Opens a page of the back office as its admin. */
export async function openOffice(page: Page, path: string): Promise<void> {
  await enterAs(page, 'office', path);
  await page.getByRole('navigation', { name: 'Back office' }).waitFor();
}
