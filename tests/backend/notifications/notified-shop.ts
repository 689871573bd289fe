import { asc, like } from 'drizzle-orm';
import { afterEach } from 'vitest';
import * as tables from '@/backend/db/schema';
import type { EventData, EventKind } from '@/backend/db/schema/events';
import { recordEvent } from '@/backend/domain/events/record-event';
import { summariseDays } from '@/backend/domain/notifications';
import { saveNotificationSettings } from '@/backend/domain/notifications/settings';
import { DEFAULT_NOTIFICATIONS, type NotificationSettings } from '@/core/model/notifications';
import { SHOP_A } from '../api/seed';
import type { TestDatabase } from '../database';
import { withMailShop } from '../mail/mail-shop';

/** A shop that is told of what happens in it, as it has chosen; it is as new for each test. */
export function withNotifiedShop(database: TestDatabase) {
  const shop = withMailShop(database);
  let written = 0;

  afterEach(async () => {
    await database.db.delete(tables.notifications);
    await database.db.delete(tables.notificationSettings);
  });

  const choose = (settings: Partial<NotificationSettings> = {}) =>
    saveNotificationSettings(database.db, SHOP_A, { ...DEFAULT_NOTIFICATIONS, ...settings });

  const record = <Kind extends EventKind>(kind: Kind, id: string, data: EventData[Kind]) =>
    recordEvent(database.db, { id, shopId: SHOP_A }, { kind, actor: 'shopper', data });

  /** A message of the contact page, of which the shop is still to be told. */
  async function receiveMessage(values: Partial<typeof tables.contactMessages.$inferInsert> = {}) {
    written += 1;
    const [row] = await database.db
      .insert(tables.contactMessages)
      .values({
        ...{ shopId: SHOP_A, name: 'Ada Lovelace', email: 'ada@example.com' },
        ...{ subject: `Sizes ${written}`, message: 'Do they run small?' },
        ...values,
      })
      .returning();
    await record('message.received', row?.id ?? '', {});
    return row?.id ?? '';
  }

  /** The mails to the shop itself, the oldest first. */
  const readNotices = () =>
    database.db
      .select()
      .from(tables.mails)
      .where(like(tables.mails.occasion, 'shop %'))
      .orderBy(asc(tables.mails.createdAt), asc(tables.mails.occasion));

  const summarise = () => summariseDays({ ...shop.services, shops: database.shops });

  return { ...shop, choose, record, receiveMessage, readNotices, summarise };
}
