import { integer, timestamp } from 'drizzle-orm/pg-core';
import { LAYOUT_VERSION } from '@/core/model/page';

/** A point in time; null where it has not come. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** The form in which a layout is written: what is added has the present one, older rows the first. */
export const layoutVersion = () =>
  integer('layout_version')
    .notNull()
    .default(1)
    .$defaultFn(() => LAYOUT_VERSION);
