import { getTableColumns } from 'drizzle-orm';
import { productVariants } from '../db/schema';
import { IMPORTED_VARIANT_COLUMNS } from './imported-product';

const table = getTableColumns(productVariants);

/** Defaults of the columns of a variant; undefined for those that have none. */
export const VARIANT_DEFAULTS: Readonly<
  Record<(typeof IMPORTED_VARIANT_COLUMNS)[number], unknown>
> = Object.fromEntries(
  IMPORTED_VARIANT_COLUMNS.map((name) => [name, table[name].default]),
) as Record<(typeof IMPORTED_VARIANT_COLUMNS)[number], unknown>;

/** The columns of staged variants, `variant`, with what they have by default, for a select list. */
export const VARIANT_VALUES = IMPORTED_VARIANT_COLUMNS.map((name) => {
  const byDefault = VARIANT_DEFAULTS[name];
  const value = `variant."${name}"`;
  return byDefault === undefined ? value : `coalesce(${value}, ${literal(byDefault)}) AS "${name}"`;
}).join(', ');

function literal(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? `'${value}'` : `'${JSON.stringify(value)}'::jsonb`;
}
