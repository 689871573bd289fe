import { timestamp } from 'drizzle-orm/pg-core';

const moment = { withTimezone: true, mode: 'date' } as const;

export const createdAt = () => timestamp('created_at', moment).notNull().defaultNow();
export const updatedAt = () => timestamp('updated_at', moment).notNull().defaultNow();
