import type { z } from 'zod';
import type { contactSchemas } from '@/core/calls/contact.schema';
import { contactMessages } from '../../db/schema';
import type { Rate } from '../../limits/rates';
import { recordEvent } from '../events/record-event';
import type { ShopServices } from '../shops/find-shop';

export const MESSAGES: Rate = { name: 'contact-messages', times: 5, windowMs: 60_000 };

type Message = z.output<typeof contactSchemas.sendMessage.request>;

/** Keeps a message for the shop. One from a program that filled in the trap is taken and forgotten. */
export async function storeMessage(
  { db, shop }: Pick<ShopServices, 'db' | 'shop'>,
  { name, email, subject, orderId, message, website }: Message,
): Promise<void> {
  if (website !== '') return;
  const values = { shopId: shop.id, name, email, subject, orderNumber: orderId, message };
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(contactMessages).values(values).returning();
    if (!row) throw new Error('A message was not stored.');
    await recordEvent(tx, row, { kind: 'message.received', actor: 'shopper', data: {} });
  });
}
