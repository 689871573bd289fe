import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '@/backend/db/schema';
import { APP_ROLE } from '@/backend/db/shops';

/** The directory of shops is asked by everybody. */
const FOR_EVERYBODY = ['shop_aliases'];
/** What a search reads: no rules of the database keep shops apart there, so that this is all that sees to it. */
const OF_SEARCH = ['product_search', 'product_texts', 'search_words'];

/** The tables whose rows belong to shops. */
export const TENANT_TABLES: readonly string[] = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .filter((table) => 'shopId' in getTableColumns(table))
  .map((table) => getTableName(table))
  .filter((name) => ![...FOR_EVERYBODY, ...OF_SEARCH].includes(name))
  .sort();

const NAMED = new RegExp(
  `\\b(?:from|join|into|update|using|,)\\s+(?:only\\s+)?"?(${[...TENANT_TABLES, ...OF_SEARCH].join('|')})\\b`,
  'gi',
);
const SHOP_COLUMN = /\bshop_id\b/i;
/** Words have an owner, and belong to it or to all shops of their catalogue. */
const OWNER_COLUMN = /\bowner\b/i;

/** A statement over tables of shops that does not say of which. */
export interface Trip {
  tables: string[];
  why: string;
  statement: string;
}

/** What a statement over tables of shops lacks; undefined for one that says of which shop, or needs not. */
export function judge(statement: string, values: readonly unknown[], shopId: string | undefined) {
  const tables = [...new Set([...statement.matchAll(NAMED)].map(([, name = '']) => name))];
  if (tables.length === 0) return undefined;
  const columns = tables.map((name) => (name === 'search_words' ? OWNER_COLUMN : SHOP_COLUMN));
  const why = problemOf({ statement, columns, values }, shopId);
  return why ? { tables, why, statement } : undefined;
}

interface Sent {
  statement: string;
  /** What says in its tables whose a row is. */
  columns: readonly RegExp[];
  values: readonly unknown[];
}

function problemOf({ statement, columns, values }: Sent, shopId: string | undefined) {
  if (!shopId) return 'it is asked for no shop';
  if (!columns.every((column) => column.test(statement))) return 'it has no shop_id';
  const isNamed = values
    .flat()
    .some((value) => typeof value === 'string' && value.includes(shopId));
  return isNamed ? '' : 'it is sent without the shop it is asked for';
}

/** What connections of the application see; others are the owner's, for whom tests put in and look up. */
const sights = new WeakMap<object, { role: unknown; shopId: string }>();

/**
 * Looks at every statement that the application sends from now on, and hands over those over tables of
 * shops that do not name theirs. What works across shops says so (`ShopDatabases.across`).
 */
export function armTripwire(report: (trip: Trip) => void): void {
  const send = pg.Client.prototype.query;
  const watched = function (this: pg.Client, ...sent: unknown[]) {
    const [config, input] = sent;
    const { name, text, values } = readStatement(config, input);
    if (text === `SET ROLE ${APP_ROLE}`) sights.set(this, { role: APP_ROLE, shopId: '' });
    if (name === 'enter_shop') sights.set(this, { role: values[0], shopId: String(values[1]) });
    const sight = sights.get(this);
    const trip = sight?.role === APP_ROLE ? judge(text, values, sight.shopId) : undefined;
    if (trip) report(trip);
    return Reflect.apply(send, this, sent);
  };
  Object.assign(pg.Client.prototype, { query: watched });
}

function readStatement(config: unknown, input: unknown) {
  const own: { name?: unknown; text?: unknown; values?: unknown } =
    typeof config === 'object' && config !== null ? config : { text: config };
  const values: unknown = Array.isArray(input) ? input : own.values;
  return { name: own.name, text: String(own.text), values: Array.isArray(values) ? values : [] };
}
