import { and, asc, count, desc, eq } from 'drizzle-orm';
import { isUuid } from '../../db/is-uuid';
import { contactMessages } from '../../db/schema';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { rowsOf } from './list-page';

/** A page of what shoppers wrote to a shop: what is not done first, then the newest first. */
export async function listMessages({ db }: Services, shop: ShopRef, page: number) {
  const where = eq(contactMessages.shopId, shop.id);
  const { limit, offset } = rowsOf(page);
  const { isAnswered, createdAt, id } = contactMessages;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(asc(isAnswered), desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contactMessages).where(where),
  ]);
  const entries = rows.map((row) => ({
    id: row.id,
    ...{ name: row.name, email: row.email, subject: row.subject, message: row.message },
    order_id: row.orderNumber,
    isDone: row.isAnswered,
    createdAt: row.createdAt.toISOString(),
  }));
  return { entries, total: counted?.total ?? 0, page };
}

/** Notes that a message is done with, or is not. @throws HttpError 404 */
export async function markMessage(
  { db }: Services,
  shop: ShopRef,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<void> {
  const [marked] = isUuid(id)
    ? await db
        .update(contactMessages)
        .set({ isAnswered: isDone })
        .where(and(eq(contactMessages.shopId, shop.id), eq(contactMessages.id, id)))
        .returning({ id: contactMessages.id })
    : [];
  if (!marked) throw notFound('There is no such message.', 'id');
}
