import { z } from 'zod';

/** The first entry of a backup, by which one is known. */
export const MANIFEST = 'hemline-backup.json';
export const SECRET_KEY = 'secret.key';
/** Written behind the rows of all tables: how many each has. */
export const ROW_COUNTS = 'rows.json';
export const tableFolder = (table: string): string => `tables/${table}/`;
export const MEDIA_FOLDER = 'media/';
export const OUTBOX_FOLDER = 'outbox/';

/** Raised where a Hemline before this one could not read what is written. */
export const FORMAT = 1;

/** Fields that every format has, by which one is told from another. */
export const formatSchema = z.object({ format: z.number(), hemline: z.string() });

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof tableSchema>;

/** `value` is a bigint as text, as `setval` takes it. */
const sequenceSchema = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });
export type Sequence = z.infer<typeof sequenceSchema>;

export const manifestSchema = formatSchema.extend({
  /** Time of the snapshot, ISO 8601. */
  madeAt: z.string(),
  /** Version of PostgreSQL it was made from. */
  postgres: z.string(),
  /** The last migration of its tables. */
  migration: z.object({ at: z.number(), hash: z.string() }),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const rowCountsSchema = z.record(z.string(), z.number());
export type RowCounts = z.infer<typeof rowCountsSchema>;
