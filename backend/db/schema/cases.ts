import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CaseSender, CaseStatus, CaseType } from '@/core/model/case';
import { createdAt, id, partOf, updatedAt } from './columns';
import { uploads } from './media';
import { orders } from './orders';
import { shopId } from './shops';

/** A dispute about an order (spec 3, "Case"). `number` is what shopper and shop call it. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    shopId: shopId(),
    orderId: partOf('order_id', () => orders.id),
    number: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    type: text().$type<CaseType>().notNull(),
    status: text().$type<CaseStatus>().notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('cases_number_key').on(table.shopId, table.number),
    index('cases_shop_idx').on(table.shopId, table.updatedAt.desc()),
    index('cases_order_idx').on(table.orderId),
    index('cases_open_idx').on(table.shopId).where(sql`${table.status} = 'open'`),
  ],
);

export type CaseRow = typeof cases.$inferSelect;

/** Messages of a case, the description first; notes are for the shop only. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: id(),
    shopId: shopId(),
    caseId: partOf('case_id', () => cases.id),
    senderType: text('sender_type').$type<CaseSender>().notNull(),
    senderName: text('sender_name').notNull(),
    message: text().notNull(),
    isInternal: boolean('is_internal').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('case_messages_case_idx').on(table.caseId, table.createdAt),
    index('case_messages_shop_idx').on(table.shopId),
  ],
);

export type MessageRow = typeof caseMessages.$inferSelect;

export const caseAttachments = pgTable(
  'case_attachments',
  {
    uploadId: uuid('upload_id')
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    shopId: shopId(),
    messageId: partOf('message_id', () => caseMessages.id),
  },
  (table) => [
    index('case_attachments_message_idx').on(table.messageId),
    index('case_attachments_shop_idx').on(table.shopId),
  ],
);
