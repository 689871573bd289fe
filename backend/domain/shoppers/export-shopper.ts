import type { ShopperCounts } from '@/core/model/operations';
import type { OrderRow } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { blockOf } from './erase-shopper';
import { countsOf, loadPersonalData, type PersonalData } from './personal-data';

type Reading = Pick<ShopServices, 'db' | 'now'> & { shop: { id: string; host: string } };
type ShowPhoto = (key: string) => Promise<string> | string;

/** Numbers of what a shop has of an address, and why it cannot be erased now, '' where it can. */
export async function findShopper(
  { db, shop, now }: Reading,
  email: string,
): Promise<ShopperCounts & { blocked: string }> {
  const data = await loadPersonalData(db, { shopId: shop.id, email });
  return { ...countsOf(data), blocked: blockOf(data, now()) };
}

/**
 * Writes down all that a shop has of an address, as JSON.
 * @param showPhoto gives what stands for a photo: an address, or the photo itself.
 */
export async function exportShopper(
  { db, shop, now }: Reading,
  email: string,
  showPhoto: ShowPhoto,
): Promise<string> {
  const data = await loadPersonalData(db, { shopId: shop.id, email });
  const photos = await Promise.all(
    data.photos.map(async ({ messageId, key }) => ({ messageId, photo: await showPhoto(key) })),
  );
  const written = {
    ...{ shop: shop.host, exportedAt: new Date(now()).toISOString() },
    orders: data.orders.map((order) => ({ ...shownOrder(order), lines: linesOf(data, order) })),
    disputes: data.cases.map(({ shopId, ...dispute }) => ({
      ...dispute,
      messages: data.thread
        .filter(({ caseId }) => caseId === dispute.id)
        .map(({ shopId: _, caseId, ...message }) => ({
          ...message,
          photos: photos.filter(({ messageId }) => messageId === message.id),
        })),
    })),
    messages: data.messages.map(({ shopId, ...message }) => message),
    backInStockRequests: data.restock.map(({ shopId, ...request }) => request),
    emails: data.mails.map(({ recipient, subject, plain, createdAt, sentAt }) => ({
      ...{ recipient, subject, text: plain, writtenAt: createdAt, sentAt },
    })),
  };
  return JSON.stringify(written, null, 2);
}

/** An order without what only programs read, or what would open a payment. */
function shownOrder(order: OrderRow) {
  const { shopId, checkoutKey, fingerprint, session, sessionId, checkAt, checks, ...shown } = order;
  return shown;
}

const linesOf = ({ lines }: PersonalData, { id }: OrderRow) =>
  lines
    .filter(({ orderId }) => orderId === id)
    .map(({ name, sku, options, variants, quantity, unitPriceMinor }) => ({
      ...{ name, sku, options, variants, quantity, unitPriceMinor },
    }));
