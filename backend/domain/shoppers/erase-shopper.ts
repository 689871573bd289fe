import { inArray, or, sql } from 'drizzle-orm';
import type { PostalAddress } from '@/core/model/address';
import type { ShopperCounts } from '@/core/model/operations';
import { isToBeSent, isUnpaid } from '@/core/model/order-machine';
import { conflict } from '../../base/errors';
import { inTransaction, matching, type Tx } from '../../db/rows';
import {
  cases,
  contactMessages,
  idempotencyKeys,
  mails,
  media as mediaTable,
  type OrderRow,
  orderLines,
  orders,
  restockRequests,
  uploads,
} from '../../db/schema';
import { removeFromOutbox } from '../../mail';
import type { MediaStore } from '../../media';
import type { ShopServices } from '../shops/find-shop';
import { mayRemoveFiles } from '../uploads/forget-uploads';
import * as messages from './messages';
import { countsOf, loadPersonalData, type PersonalData, type Shopper } from './personal-data';

type Erasing = Pick<ShopServices, 'db' | 'now'> & {
  shop: { id: string };
  media: Pick<MediaStore, 'removeFiles'>;
  config: { dataDir: string };
};

/** Time for which a parcel may be on its way, in ms. */
const ON_ITS_WAY_MS = 30 * 24 * 60 * 60_000;

/**
 * Erases what a shop has of an address, files included, and gives how much that was. Orders stay for the books, without
 * the person; all else goes. Whatever fails leaves all rows as they were.
 * @throws DomainError conflict while an order is under way, a dispute is open or a backup is made.
 */
export async function eraseShopper(
  { db, shop, now, media, config }: Erasing,
  email: string,
): Promise<ShopperCounts> {
  const shopper = { shopId: shop.id, email };
  return inTransaction(db, async (tx) => {
    if (!(await mayRemoveFiles(tx))) throw conflict(messages.backupUnderWay);
    await tx.select().from(orders).where(matching(orders, shopper)).for('update');
    const data = await loadPersonalData(tx, shopper);
    const blocked = blockOf(data, now());
    if (blocked) throw conflict(blocked);
    await stripOrders(tx, shopper, data, new Date(now()));
    await removeRows(tx, shopper, data);
    // Before the rows are gone for good: files that stay would be nobody's.
    await media.removeFiles(data.photos.map(({ key }) => key));
    await removeFromOutbox(config.dataDir, [email, ...data.subjects]);
    return countsOf(data);
  });
}

/** Says why a shopper cannot be erased now, '' where nothing keeps from it. */
export function blockOf(data: PersonalData, now: number): string {
  const underWay = data.orders.filter((order) => isUnderWay(order, now));
  if (underWay.length > 0) return messages.ordersUnderWay(underWay.map(({ number }) => number));
  const open = data.cases.filter(({ status }) => status !== 'closed');
  return open.length > 0 ? messages.casesOpen(open.map(({ number }) => number)) : '';
}

function isUnderWay({ state, steps, refundDueMinor }: OrderRow, now: number): boolean {
  if (isUnpaid(state) || isToBeSent(state) || refundDueMinor > 0) return true;
  const sentAt = steps.findLast((step) => step.state === 'fulfilled')?.at;
  return state === 'fulfilled' && Date.parse(sentAt ?? '') > now - ON_ITS_WAY_MS;
}

/** Takes the person out of orders. Number, lines, sums, dates, and country and region for the tax stay. */
async function stripOrders(tx: Tx, { shopId }: Shopper, data: PersonalData, erasedAt: Date) {
  const { lines } = data;
  for (const { id, address, linksWithdrawn } of data.orders) {
    await tx
      .update(orders)
      .set({
        ...{ email: '', name: '', phone: '', company: '', deliveryNote: '', billing: null },
        ...{ trackingNumber: '', trackingUrl: '', params: {}, session: null, problem: '' },
        ...{ checkoutKey: null, fingerprint: '', erasedAt, linksWithdrawn: linksWithdrawn + 1 },
        address: address && placeOf(address),
      })
      .where(matching(orders, { shopId, id }));
  }
  // Names and numbers that are printed on a piece are among its choices; its size and color are options of its row.
  const ids = lines.map(({ id }) => id);
  const isTheirs = matching(orderLines, { shopId }, inArray(orderLines.id, ids));
  await tx.update(orderLines).set({ variants: {} }).where(isTheirs);
}

const placeOf = ({ region, country }: PostalAddress): PostalAddress => ({
  ...{ line1: '', line2: '', city: '', postalCode: '', region, country },
});

async function removeRows(tx: Tx, { shopId }: Shopper, data: PersonalData): Promise<void> {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const uploadIds = data.photos.map(({ uploadId }) => uploadId);
  const keys = data.photos.map(({ key }) => key);
  const numbers = data.orders.map(({ number }) => number);
  await tx.delete(cases).where(matching(cases, { shopId }, inArray(cases.id, idsOf(data.cases))));
  await tx.delete(uploads).where(matching(uploads, { shopId }, inArray(uploads.id, uploadIds)));
  await tx
    .delete(mediaTable)
    .where(matching(mediaTable, { shopId }, inArray(mediaTable.key, keys)));
  const isWritten = inArray(contactMessages.id, idsOf(data.messages));
  await tx.delete(contactMessages).where(matching(contactMessages, { shopId }, isWritten));
  const isAsked = inArray(restockRequests.id, idsOf(data.restock));
  await tx.delete(restockRequests).where(matching(restockRequests, { shopId }, isAsked));
  await tx.delete(mails).where(matching(mails, { shopId }, inArray(mails.id, idsOf(data.mails))));
  if (numbers.length === 0) return;
  // Answers that a call sent again would get once more.
  const isAnswer = or(
    ...numbers.map((number) => sql`strpos(${idempotencyKeys.answer}, ${number}) > 0`),
  );
  await tx.delete(idempotencyKeys).where(matching(idempotencyKeys, { shopId }, isAnswer));
}
