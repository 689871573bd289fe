import { type SQL, sql } from 'drizzle-orm';
import type { SearchSort } from '@/core/model/search';
import type { Services } from '../../services/services';
import { hasSold } from '../catalogue/bestsellers';
import type { Counts } from './counts';
import type { FacetName } from './filters';
import {
  allMatches,
  type CountRow,
  matchCounts,
  passAll,
  sampleMatches,
  type Wanted,
} from './match-rows';
import { ORDERS, rankOf } from './order';
import { byLabels, type Selection } from './selection';

export interface Window {
  sort: SearchSort;
  limit: number;
  offset: number;
}

export interface Matches {
  ids: readonly string[];
  total: number;
  /** Matches without the filters that were set aside. */
  unfiltered: number;
  counts: Counts;
}

/** Finds, orders and counts in one statement; reads every product of the selection once. */
export async function findExactly(
  { db }: Services,
  wanted: Wanted,
  window: Window | undefined,
  facets: readonly FacetName[],
): Promise<Matches> {
  const { sort, limit, offset } = window ?? { sort: 'newest', limit: 0, offset: 0 };
  const answer = await db.execute<MatchRow>(sql`
    WITH ${allMatches(wanted, sort)}
    SELECT ${matchCounts(wanted, facets)}, (SELECT coalesce(json_agg(product_id), '[]') FROM (
      SELECT product_id FROM found WHERE ${passAll(wanted)}
      ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}
    ) AS page) AS ids`);
  return toMatches(answer.rows[0], 1);
}

/** Counts by part of the products, scaled up: bounded work for selections of any size. */
export async function countSample(
  { db }: Services,
  wanted: Wanted,
  sample: { query: string; share: number },
  facets: readonly FacetName[],
): Promise<Matches> {
  const answer = await db.execute<MatchRow>(sql`
    WITH ${sampleMatches(wanted, sample.query)}
    SELECT ${matchCounts(wanted, facets)}, '[]'::json AS ids`);
  return toMatches(answer.rows[0], sample.share);
}

/** The first products of a large selection along an index of the catalogue, without reading the rest. */
export function walk(
  services: Services,
  selection: Selection,
  { sort, limit, offset }: Window,
  part: string,
): Promise<string[]> {
  const all = walkOf(selection, part);
  const wanted = sort === 'bestselling' ? sql`${all} AND NOT ${hasSold(selection.shop)}` : all;
  return idsOf(services, sql`${wanted} ORDER BY ${WALKS[sort]} LIMIT ${limit} OFFSET ${offset}`);
}

/** Products of a large selection that sold best, in their order. */
export const findSold = (services: Services, selection: Selection) =>
  idsOf(
    services,
    sql`
    SELECT product_id AS id FROM bestsellers
    WHERE shop_id = ${selection.shop.id} AND product_id IN (
      SELECT product_id FROM product_search WHERE ${byLabels(selection)})
    ORDER BY place`,
  );

/** The newest products of a selection that have a rare part, which an index finds at once. */
export const findRare = (services: Services, selection: Selection, part: string, limit: number) =>
  idsOf(
    services,
    sql`
    SELECT product_id AS id FROM (
      SELECT product_id, published_at FROM product_search WHERE ${byLabels(selection, part)} OFFSET 0
    ) AS rare ORDER BY ${ORDERS.newest} LIMIT ${limit}`,
  );

/** The newest products of a large selection, ordered by relevance. */
export const rankNewest = (services: Services, selection: Selection, count: number, part: string) =>
  idsOf(
    services,
    sql`
    SELECT product_id AS id FROM (
      SELECT product_id, published_at, ${rankOf('relevance', selection)} AS rank
      FROM product_search WHERE product_id IN (
        ${walkOf(selection, part)} ORDER BY ${WALKS.newest} LIMIT ${count})
    ) AS ranked ORDER BY ${ORDERS.relevance}`,
  );

async function idsOf({ db }: Services, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

function walkOf(selection: Selection, part: string): SQL {
  return sql`
    SELECT id FROM products
    WHERE template = ${selection.shop.template} AND is_published AND EXISTS (
      SELECT FROM product_search WHERE product_id = products.id AND ${byLabels(selection, part)})`;
}

/** Orders of the catalogue's indexes. */
const WALKS: Record<SearchSort, SQL> = {
  relevance: sql`published_at DESC NULLS LAST, id`,
  newest: sql`published_at DESC NULLS LAST, id`,
  // Behind those that have sold, which are few and found on their own.
  bestselling: sql`published_at DESC NULLS LAST, id`,
  'price-asc': sql`price_minor, id`,
  'price-desc': sql`price_minor DESC, id DESC`,
  'name-asc': sql`name, id`,
  'name-desc': sql`name DESC, id DESC`,
  discount: sql`discount DESC NULLS LAST, published_at DESC NULLS LAST, id`,
};

interface MatchRow extends Record<string, unknown>, CountRow {
  ids: string[];
}

function toMatches(row: MatchRow | undefined, share: number): Matches {
  const { total = 0, unfiltered = total } = row ?? {};
  const scaled = (count: number) => Math.round(count / share);
  const counts = (facet: FacetName) =>
    (row?.[facet] ?? []).map(([value, count]): [string, number] => [value, scaled(count)]);
  return {
    ids: row?.ids ?? [],
    total: scaled(total),
    unfiltered: scaled(unfiltered),
    counts: {
      categories: counts('categories'),
      colors: counts('colors'),
      sizes: counts('sizes'),
      prices: counts('prices'),
      stock: counts('stock'),
    },
  };
}
