import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationKind, NotificationSettings } from '@/core/model/notifications';
import { createdAt, id, instant, updatedAt } from './columns';
import { shopId } from './shops';

/** Notification settings of shops; apart from the shop's row, which everybody may read. */
export const notificationSettings = pgTable('notification_settings', {
  shopId: shopId().primaryKey(),
  settings: jsonb().$type<Partial<NotificationSettings>>().notNull(),
  updatedAt: updatedAt(),
});

/** Notifications of a shop, each once. `line` is for the summary: no texts or names of shoppers. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    shopId: shopId(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Occasion, such as `order.paid <order id>`. */
    occasion: text().notNull(),
    line: text().notNull().default(''),
    createdAt: createdAt(),
    /** Time of its e-mail, or of the summary with it; null while it waits for that. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('notifications_occasion_key').on(table.shopId, table.occasion),
    index('notifications_mailed_idx').on(table.shopId, table.kind, table.mailedAt),
    index('notifications_waiting_idx')
      .on(table.shopId, table.createdAt)
      .where(sql`${table.mailedAt} is null`),
    index('notifications_created_idx').on(table.createdAt),
  ],
);
