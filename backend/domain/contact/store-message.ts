import type { z } from 'zod';
import type { contactSchemas } from '@/core/calls/contact.schema';
import { contactMessages } from '../../db/schema';
import type { Rate } from '../../http/rate';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';

export const MESSAGES: Rate = { name: 'contact-messages', times: 5, windowMs: 60_000 };

type Message = z.output<typeof contactSchemas.sendMessage.request>;

/** Keeps a message for the shop. One from a program that filled in the trap is taken and forgotten. */
export async function storeMessage(
  { db }: Pick<Services, 'db'>,
  shop: ShopRef,
  { name, email, subject, orderId, message, website }: Message,
): Promise<void> {
  if (website !== '') return;
  await db
    .insert(contactMessages)
    .values({ shopId: shop.id, name, email, subject, orderNumber: orderId, message });
}
