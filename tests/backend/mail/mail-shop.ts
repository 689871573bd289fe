import { type InferInsertModel, type InferSelectModel, inArray } from 'drizzle-orm';
import { afterEach, beforeAll } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { createSecrets } from '@/backend/base/secrets';
import * as tables from '@/backend/db/schema';
import type { ConsumerServices } from '@/backend/domain/events/record-event';
import { recordEvent } from '@/backend/domain/events/record-event';
import { saveNotificationSettings } from '@/backend/domain/notifications/settings';
import { type OrderEventKind, recordOrderEvent } from '@/backend/domain/orders/enter-state';
import { writeMedia } from '@/backend/domain/product-media';
import { createPublicAddress } from '@/backend/media/public-address';
import { handleEvents } from '@/backend/upkeep/handle-events';
import { NOTIFICATION_KINDS } from '@/core/model/notifications';
import { cameTo } from '../../support/came-to';
import { SHOP_A, seedShops } from '../api/seed';
import type { TestDatabase } from '../database';

type OrderRow = InferSelectModel<typeof tables.orders>;
type OrderValues = Partial<InferInsertModel<typeof tables.orders>>;
type LineValues = Partial<InferInsertModel<typeof tables.orderLines>>;

/** As the app of the tests has it, so that it opens what is signed here. */
const SECRET_KEY = 'a secret of tests alone, 32 letters';
export const PLACED = new Date('2026-03-05T15:20:00.000Z');

const ORDER = {
  shopId: SHOP_A,
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  state: 'paid' as const,
  address: {
    line1: '12 Harbor Street',
    line2: 'Apt 4',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  },
  ...cameTo({ goods: 12_497, discount: -1_250, shipping: 650, protection: 298 }),
  couponCode: 'WEDDEAL',
  paidMinor: 12_195,
  placedAt: PLACED,
};
const LINES: readonly LineValues[] = [
  {
    name: 'Harbor Hoodie',
    image: '/media/harbor.webp#900x1200',
    variants: {
      Size: { label: 'Medium', value: 'M', priceAdjustment: 0 },
      Name: { label: 'Ada', value: 'Ada', priceAdjustment: 6.5 },
    },
    quantity: 2,
    unitPriceMinor: 4_999,
  },
  {
    name: 'Watch Cap',
    image: 'https://storage.example/cap.jpg',
    quantity: 1,
    unitPriceMinor: 2_499,
  },
];

/** Writes the mails to shoppers alone. */
export async function hearNothing({ db }: TestDatabase): Promise<void> {
  const settings = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 'off' as const]));
  await saveNotificationSettings(db, SHOP_A, settings);
}

/**
 * The shops of the tests, which are told of nothing themselves, and how to put orders and disputes into the first. What happened to them and their mails
 * are gone after each test.
 */
export function withMailShop(database: TestDatabase) {
  let numbers = 1_000;
  const logged: string[] = [];
  const clock = { now: PLACED.getTime() };
  const services: ConsumerServices & { log: ReturnType<typeof createLog> } = {
    secrets: createSecrets(SECRET_KEY),
    config: readConfig({}),
    publicAddress: createPublicAddress({
      mediaBase: '/api/backend',
      cdn: { storageHost: 'storage.example', cdnHost: 'cdn.example' },
    }),
    now: () => clock.now,
    log: createLog({ level: 'info', write: (line) => void logged.push(line) }),
  };

  beforeAll(async () => {
    await seedShops(database.db);
    await hearNothing(database);
  });
  afterEach(async () => {
    await database.db.delete(tables.mails);
    await database.db.delete(tables.domainEvents);
    clock.now = PLACED.getTime();
    logged.length = 0;
  });

  async function addOrder(values: OrderValues = {}, lines: readonly LineValues[] = LINES) {
    numbers += 1;
    const number = `MF-${numbers}`;
    const [order] = await database.db
      .insert(tables.orders)
      .values({ ...ORDER, number, ...values })
      .returning();
    if (!order) throw new Error('The order was not stored.');
    const line = { shopId: SHOP_A, orderId: order.id, name: '', quantity: 1, unitPriceMinor: 0 };
    if (lines.length > 0) {
      const rows = lines.map((own, position) => ({ ...line, position, ...own }));
      await database.db.insert(tables.orderLines).values(rows);
    }
    return order;
  }

  async function addCase(subject = 'A seam came loose') {
    const order = await addOrder();
    numbers += 1;
    const [dispute] = await database.db
      .insert(tables.cases)
      .values({
        ...{ shopId: SHOP_A, orderId: order.id, number: `D-${numbers}`, subject },
        ...{ name: 'Ada Lovelace', email: 'ada@example.com', type: 'damaged' },
      })
      .returning();
    if (!dispute) throw new Error('The dispute was not stored.');
    return { order, dispute };
  }

  async function addMessage(
    caseId: string,
    message: string,
    values: Partial<InferInsertModel<typeof tables.caseMessages>> = {},
  ): Promise<string> {
    const [added] = await database.db
      .insert(tables.caseMessages)
      .values({
        ...{ shopId: SHOP_A, caseId, message },
        ...{ senderType: 'shop', senderName: 'josephine@internal.example' },
        ...values,
      })
      .returning({ id: tables.caseMessages.id });
    return added?.id ?? '';
  }

  /** A request for a variant that is back, whose product and options are called so. */
  async function addRestock(text: string): Promise<void> {
    numbers += 1;
    const sold = { template: 'classic', priceMinor: 1, slug: `restock-${numbers}` };
    const [product] = await database.db
      .insert(tables.products)
      .values({ ...sold, name: text })
      .returning();
    const media = [{ productId: product?.id ?? '', media: [{ file: text }] }];
    await writeMedia(database.db, SHOP_A, media);
    const variant = { productId: product?.id ?? '', position: 0, priceMinor: 1, stock: 1 };
    const [row] = await database.db
      .insert(tables.productVariants)
      .values({ ...variant, options: [{ name: text, value: text }] })
      .returning();
    const request = { shopId: SHOP_A, variantId: row?.id ?? '', email: 'ada@example.com' };
    await database.db.insert(tables.restockRequests).values(request);
  }

  const recordOrder = (order: OrderRow, kind: OrderEventKind) =>
    database.db.transaction((tx) => recordOrderEvent(tx, order, kind, 'system'));

  const recordMessage = (
    caseId: string,
    kind: 'case.opened' | 'case.answered' | 'case.message-added',
    messageId: string,
  ) =>
    recordEvent(
      database.db,
      { id: caseId, shopId: SHOP_A },
      { kind, actor: 'system', data: { messageId } },
    );

  /** Writes the mails of what happened, as upkeep does. */
  const handle = () => handleEvents({ ...services, shops: database.shops });

  /** The mails of occasions that begin so, the oldest first. */
  async function readMails(...occasions: readonly string[]) {
    const { mails } = tables;
    const all = database.db.select().from(mails);
    return occasions.length > 0 ? all.where(inArray(mails.occasion, [...occasions])) : all;
  }

  return {
    ...{ services, clock, logged, addOrder, addCase, addMessage, addRestock, readMails },
    ...{ recordOrder, recordMessage, handle },
  };
}
