import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as tables from '@/backend/db/schema';
import { savePaymentSettings } from '@/backend/domain/payments/load-settings';
import { writeMedia } from '@/backend/domain/product-media';
import { paymentSettingsSchema } from '@/backend/payments/settings';
import type { Services } from '@/backend/services/services';
import type { OrderState } from '@/core/model/order';
import { cameTo } from '../came-to';
import type { MarkedShop } from './marked-shop';
import { PICTURE } from './picture';

/** The rows that calls name, by their place in the ids of a shop. */
export const ROW = {
  ...{ shop: 1, product: 2, draft: 3, component: 4, pendingReview: 5, message: 6 },
  ...{ photo: 7, freePhoto: 8, admin: 9 },
  ...{ case: 10, toAnswer: 11, toClose: 12, variant: 13, gone: 14, soldOut: 15, picture: 16 },
  ...{
    redirect: 17,
    sizeGuide: 18,
    binned: 19,
    forgotten: 23,
    caseMessage: 20,
    lastToAnswer: 21,
    lastToClose: 22,
    person: 24,
    invite: 25,
    member: 26,
  },
} as const;

/** Orders, each for the call that changes it. */
export const ORDER = { tracked: 1, fulfil: 2, advance: 3, cancel: 4, refund: 5, retry: 6 } as const;

export const TEMPLATE = 'jersey';
export const photoKey = (shop: MarkedShop, n: number) => `upload-${shop.id(n)}.webp`;
export const sessionOf = (shop: MarkedShop, n: number) => `test_${shop.hidden}-${n}`;

type Db = NodePgDatabase;

/** Puts a shop in that says in every field whose it is. */
export async function seedShop(db: Db, services: Services, shop: MarkedShop): Promise<void> {
  const { open, host, id } = shop;
  await db.insert(tables.templates).values({ name: TEMPLATE }).onConflictDoNothing();
  await db.insert(tables.shops).values({
    ...{
      id: id(ROW.shop),
      host,
      name: open,
      template: TEMPLATE,
      company: open,
      email: `${open}@x.example`,
    },
    settings: { reviewCategories: ['Hoodies'] },
    metadata: { title: open },
  });
  const shopId = id(ROW.shop);
  await db.insert(tables.shopAliases).values({ shopId, host: `also-${host}` });
  await seedCatalogue(db, shop, shopId);
  await seedContent(db, shop, shopId);
  await seedOrders(db, shop, shopId);
  await seedCases(db, shop, shopId);
  await seedSecrets(db, services, shop, shopId);
  for (const n of [ROW.photo, ROW.freePhoto]) {
    await services.media.saveOriginal({ ...PICTURE, key: photoKey(shop, n), shopId });
  }
}

async function seedCatalogue(db: Db, { id, open, hidden }: MarkedShop, shopId: string) {
  const product = { template: TEMPLATE, shopId, category: 'Hoodies', priceMinor: 2_500 };
  const hoodie = { ...product, id: id(ROW.product), slug: open, name: open, brand: open };
  const draft = { ...product, id: id(ROW.draft), slug: hidden, name: hidden, isPublished: false };
  await db.insert(tables.products).values([hoodie, draft]);
  const media = [{ id: id(ROW.picture), file: `/media/${open}.webp`, alt: open }];
  await writeMedia(db, shopId, [{ productId: hoodie.id, media }]);
  const variant = { id: id(ROW.variant), productId: hoodie.id, priceMinor: 2_500, sku: open };
  await db
    .insert(tables.productVariants)
    .values({ ...variant, position: 0, stock: 50, mediaId: id(ROW.picture) });
  const sold = { shopId, amount: -1, reason: 'order' as const, actor: hidden };
  await db.insert(tables.stockMovements).values({ ...sold, variantId: variant.id });
  const gone = { ...product, id: id(ROW.gone), slug: `${open}-gone`, name: open };
  await db.insert(tables.products).values(gone);
  const soldOut = { id: id(ROW.soldOut), productId: gone.id, priceMinor: 2_500, sku: open };
  await db.insert(tables.productVariants).values({ ...soldOut, position: 0, stock: 0 });
  const request = { shopId, variantId: soldOut.id, email: `${hidden}@x.example` };
  await db.insert(tables.restockRequests).values(request);
  await db.insert(tables.bestsellers).values({ shopId, productId: hoodie.id, place: 1 });
  const tile = { shopId, category: 'Hoodies', name: open, image: '', position: 0 };
  await db.insert(tables.categoryTiles).values(tile);
}

async function seedContent(db: Db, { key, id, open, hidden }: MarkedShop, shopId: string) {
  const text = { type: 'text', props: { content: open } };
  const page = (slug: string) => ({ shopId, slug, name: open, layout: [text] });
  await db.insert(tables.pages).values([page('homepage'), page('story'), page(`gone-${key}`)]);
  await db
    .insert(tables.sanitizedContents)
    .values({ shopId, sourceVersion: '', sanitizerVersion: 0, contents: {}, scripts: [] });
  const then = { pageCreatedAt: FAR, pageUpdatedAt: FAR, reason: 'deleted' as const, revision: 1 };
  await db.insert(tables.binnedPages).values(
    [ROW.binned, ROW.forgotten].map((n) => ({
      ...{
        ...page(`binned-${n}-${key}`),
        ...then,
        id: id(n),
        pageId: id(n),
        actorId: id(ROW.admin),
      },
      ...{ title: open, description: open },
    })),
  );
  const redirect = { path: `/${open}-old`, target: `/${open}`, targetPath: `/${open}` };
  await db.insert(tables.redirects).values({ ...redirect, id: id(ROW.redirect), shopId });
  const guide = { key: `hoodies~${open}`, category: 'Hoodies', brand: open, note: open };
  const measurements = [{ name: open, unit: 'cm' as const, how: open }];
  const sizes = [{ name: open, values: [[96, 101] satisfies [number, number]] }];
  const table = { ...guide, measurements, sizes };
  await db.insert(tables.sizeGuides).values({ ...table, id: id(ROW.sizeGuide), shopId });
  const saved = { id: id(ROW.component), shopId, name: open, component: text };
  await db.insert(tables.components).values(saved);
  const review = { shopId, productId: id(ROW.product), category: 'Hoodies', rating: 5 };
  await db.insert(tables.reviews).values([
    { ...review, name: open, text: open, status: 'approved' },
    { ...review, id: id(ROW.pendingReview), name: hidden, text: hidden },
  ]);
  const written = { name: hidden, email: `${hidden}@x.example`, message: hidden };
  await db.insert(tables.contactMessages).values({ ...written, id: id(ROW.message), shopId });
}

const STATES: Record<keyof typeof ORDER, OrderState> = {
  ...{ tracked: 'paid', fulfil: 'paid', advance: 'paid' },
  ...{ cancel: 'paid', refund: 'paid', retry: 'cancelled' },
};

async function seedOrders(db: Db, shop: MarkedShop, shopId: string): Promise<void> {
  const { hidden, id, email } = shop;
  const address = {
    line1: hidden,
    line2: '',
    city: hidden,
    region: 'OR',
    postalCode: '97201',
    country: 'US',
  };
  for (const [name, n] of Object.entries(ORDER)) {
    const orderId = id(100 + n);
    const state = STATES[name as keyof typeof ORDER];
    await db.insert(tables.orders).values({
      ...{
        id: orderId,
        shopId,
        number: shop.order(n),
        email,
        name: hidden,
        phone: hidden,
        address,
        state,
      },
      ...{
        ...cameTo({ goods: 2_500 }),
        paidMinor: 2_500,
        provider: 'test',
        method: 'redirect',
      },
      ...{ sessionId: sessionOf(shop, n), paymentId: sessionOf(shop, n), params: { from: hidden } },
      ...(state === 'cancelled' && { refundDueMinor: 2_500, refundTryAt: FAR }),
    });
    const line = { shopId, orderId, position: 0, productId: id(ROW.product), name: hidden };
    await db.insert(tables.orderLines).values({ ...line, quantity: 1, unitPriceMinor: 2_500 });
    const paid = { shopId, orderId, amountMinor: 2_500, currency: 'USD', state: 'paid' as const };
    const session = {
      id: sessionOf(shop, n),
      expiresAt: FAR,
      successUrl: hidden,
      cancelUrl: hidden,
    };
    await db.insert(tables.testPayments).values({ ...paid, ...session });
  }
  const reservations = {
    shopId,
    orderId: id(100 + ORDER.tracked),
    variantId: id(ROW.variant),
    quantity: 1,
  };
  await db.insert(tables.stockHolds).values({ ...reservations, expiresAt: FAR });
  const coupon = { shopId, code: hidden.toUpperCase(), kind: 'percentage' as const, value: 10 };
  await db.insert(tables.coupons).values(coupon);
  const added = { shopId, productId: id(ROW.product), day: '2026-01-01', times: 1, pieces: 1 };
  await db.insert(tables.cartAdditions).values(added);
}

const FAR = new Date('2100-01-01');

/** Disputes with their first message, each for what becomes of it. */
const CASES = [
  [ROW.case, ROW.caseMessage],
  [ROW.toAnswer, ROW.lastToAnswer],
  [ROW.toClose, ROW.lastToClose],
] as const;

async function seedCases(db: Db, { id, hidden, key, email }: MarkedShop, shopId: string) {
  const orderId = id(100 + ORDER.tracked);
  const dispute = {
    shopId,
    orderId,
    name: hidden,
    email,
    subject: hidden,
    type: 'damaged' as const,
  };
  const message = { shopId, senderName: hidden, message: hidden };
  for (const [caseId, messageId] of CASES) {
    await db
      .insert(tables.cases)
      .values({ ...dispute, id: id(caseId), number: `C-${hidden}-${caseId}` });
    const first = { ...message, id: id(messageId), caseId: id(caseId) };
    await db.insert(tables.caseMessages).values({ ...first, senderType: 'shopper' });
  }
  const note = { ...message, caseId: id(ROW.case), senderType: 'shop' as const };
  await db.insert(tables.caseMessages).values({ ...note, isInternal: true });
  const upload = (n: number) => ({ id: id(n), shopId, mediaKey: `upload-${id(n)}.webp` });
  const { data, ...preserved } = PICTURE;
  const sizes = { ...preserved, shopId, bytes: data.byteLength, sha256: key.repeat(64) };
  await db.insert(tables.media).values(
    [ROW.photo, ROW.freePhoto].map((n) => ({
      ...sizes,
      key: `upload-${id(n)}.webp`,
      sourceUrl: `${hidden}-${n}`,
    })),
  );
  await db
    .insert(tables.uploads)
    .values([{ ...upload(ROW.photo), claimedAt: FAR }, upload(ROW.freePhoto)]);
  const attached = { uploadId: id(ROW.photo), shopId, messageId: id(ROW.caseMessage) };
  await db.insert(tables.caseAttachments).values(attached);
}

async function seedSecrets(db: Db, services: Services, shop: MarkedShop, shopId: string) {
  const { hidden, admin, id, email } = shop;
  const settings = paymentSettingsSchema.parse({ stripe: { webhookSecret: hidden } });
  await savePaymentSettings({ db, secrets: services.secrets }, shopId, settings);
  const passwordHash = await services.passwords.hash(admin.password);
  const person = { id: id(ROW.person), email: admin.email, name: hidden, passwordHash };
  await db.insert(tables.people).values(person);
  const named = { id: id(ROW.admin), shopId, personId: person.id, role: 'owner' };
  await db.insert(tables.admins).values(named);
  const other = { email: `other-${admin.email}`, name: hidden, passwordHash };
  await db.insert(tables.people).values({ ...other, id: id(ROW.member) });
  const viewer = { id: id(ROW.member), shopId, personId: id(ROW.member), role: 'viewer' };
  await db.insert(tables.admins).values(viewer);
  const shared = { shopId, name: hidden, adminId: viewer.id, publicKey: hidden };
  await db.insert(tables.passkeys).values({ ...shared, id: hidden });
  const link = { shopId, email: hidden, role: 'viewer', expiresAt: FAR };
  await db.insert(tables.accountLinks).values({ ...link, id: id(ROW.invite), kind: 'invite' });
  const session = { tokenHash: `${hidden} hash`, twinHash: hidden, adminId: named.id, shopId };
  await db.insert(tables.adminSessions).values({ ...session, expiresAt: FAR });
  const received = { shopId, provider: 'stripe' as const, eventId: hidden, type: hidden };
  await db.insert(tables.paymentEvents).values(received);
  const preserved = { shopId, call: hidden, key: hidden, bodyHash: hidden, answer: hidden };
  await db.insert(tables.idempotencyKeys).values(preserved);
  const entry = { shopId, action: hidden, subject: hidden, outcome: 'done' as const };
  await db.insert(tables.auditLog).values(entry);
  const happened = {
    shopId,
    kind: 'case.answered',
    subjectId: id(ROW.case),
    actor: 'admin',
  } as const;
  const data = { messageId: hidden };
  await db.insert(tables.domainEvents).values({ ...happened, actorId: named.id, data, tryAt: FAR });
  const notified = { shopId, kind: 'orders' as const, occasion: hidden, line: hidden };
  await db.insert(tables.notifications).values({ ...notified, createdAt: FAR });
  const chosen = { recipients: 'chosen' as const, addresses: [email] };
  await db.insert(tables.notificationSettings).values({ shopId, settings: chosen });
  const mail = { shopId, occasion: hidden, recipient: hidden, subject: hidden };
  await db.insert(tables.mails).values({ ...mail, plain: hidden, html: hidden, tryAt: FAR });
}
