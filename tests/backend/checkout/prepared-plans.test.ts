import type pg from 'pg';
import { expect, test } from 'vitest';
import { SHOP_A } from '../api/seed';
import { COUNTED, claim, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop();

/** Times after which PostgreSQL keeps one plan for all, unless it thinks those it made for each much better. */
const TIMES = 8;
/** Statements of every checkout and its payment; `sold_products` is for prices that are not kept. */
const ASKED = [
  'lock_variants',
  'sum_held',
  'write_holds',
  'write_order',
  'write_session',
  'write_stock_movements',
];
/** The index by which rows are found that are there. */
const BY_KEY = { lock_variants: 'product_variants_pkey', write_session: 'orders_pkey' };

interface PreparedRow {
  name: string;
  timesReused: number;
  types: string[];
}

const KNOWN = `SELECT name, generic_plans::int AS "timesReused", parameter_types::text[] AS types
  FROM pg_prepared_statements ORDER BY name`;

async function plansOf(
  client: pg.PoolClient,
  preserved: readonly PreparedRow[],
): Promise<Map<string, string>> {
  const plans = new Map<string, string>();
  for (const { name, types } of preserved) {
    const values = types.map(() => 'NULL').join(', ');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(
      `EXPLAIN EXECUTE ${name}${values && `(${values})`}`,
    );
    plans.set(name, rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

test('what every checkout asks is planned once, by keys also where there was nothing yet [S9.950]', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const cartItems = [claim(COUNTED, 1, time % 2 ? 'M' : 'L')];
    const sold = await shop.begun({ cartItems });
    shop.stripe.pay(sold.session_id);
    expect(await shop.confirmed(sold)).toMatchObject({ paid: true });
  }
  // One who asks alone is given the connection that has just been given back.
  const client = await shop.database.shops.ofShop(SHOP_A).pool.connect();
  try {
    const { rows: existing } = await client.query<PreparedRow>(KNOWN);
    const preserved = existing.filter(({ timesReused }) => timesReused > 0);
    expect(preserved.map(({ name }) => name)).toEqual(ASKED);
    const plans = await plansOf(client, preserved);
    for (const [name, plan] of plans) expect(plan, name).not.toContain('Seq Scan');
    for (const [name, key] of Object.entries(BY_KEY)) expect(plans.get(name)).toContain(key);
  } finally {
    client.release();
  }
});
