import { sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { LAYOUT_VERSION } from '@/core/model/page';

export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

/** The row that this one is part of, and goes with. */
export const partOf = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: 'cascade' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** The form in which a layout is written: what is added has the present one, older rows the first. */
export const layoutVersion = () =>
  integer('layout_version')
    .notNull()
    .default(1)
    .$defaultFn(() => LAYOUT_VERSION);
