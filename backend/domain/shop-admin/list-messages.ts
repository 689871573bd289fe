import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactMessages } from '../../db/schema';
import { shopIdOf } from './hosts';

export interface ShopMessage {
  at: Date;
  name: string;
  email: string;
  subject: string;
  orderNumber: string;
  message: string;
}

const NEWEST = 100;

/** The newest messages that shoppers wrote to a shop, the newest first. @throws NoSuchShopError */
export async function listMessages(db: NodePgDatabase, host: string): Promise<ShopMessage[]> {
  const shopId = await shopIdOf(db, host);
  const { name, email, subject, orderNumber, message, createdAt } = contactMessages;
  return db
    .select({ at: createdAt, name, email, subject, orderNumber, message })
    .from(contactMessages)
    .where(eq(contactMessages.shopId, shopId))
    .orderBy(desc(createdAt), desc(contactMessages.id))
    .limit(NEWEST);
}
