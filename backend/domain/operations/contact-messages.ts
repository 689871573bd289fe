import { asc, count, desc, eq } from 'drizzle-orm';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { contactMessages } from '../../db/schema';
import type { Admin } from '../admins/admin-wire';
import { recordEvent } from '../events/record-event';
import type { ShopServices } from '../shops/find-shop';
import { rowsOf } from './list-orders';
import * as messages from './messages';

/** A page of what shoppers wrote to a shop: what is not done first, then the newest first. */
export async function listMessages({ db, shop }: ShopServices, page: number) {
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

/** Notes that a message is done with, or is not. @throws DomainError not-found */
export async function markMessage(
  { db, shop }: ShopServices,
  { id: adminId }: Pick<Admin, 'id'>,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<void> {
  if (!isUuid(id)) throw noMessage();
  const isMessage = matching(contactMessages, { shopId: shop.id, id });
  await db.transaction(async (tx) => {
    const [message] = await tx.select().from(contactMessages).where(isMessage).for('update');
    if (!message) throw noMessage();
    if (message.isAnswered === isDone) return;
    await tx.update(contactMessages).set({ isAnswered: isDone }).where(isMessage);
    const kind = isDone ? 'message.answered' : 'message.reopened';
    await recordEvent(tx, message, { kind, actor: { adminId }, data: {} });
  });
}

const noMessage = () => notFound(messages.noMessage, 'id');
