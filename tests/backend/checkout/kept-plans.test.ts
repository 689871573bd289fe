import type pg from 'pg';
import { expect, test } from 'vitest';
import { SHOP_A } from '../api/seed';
import { COUNTED, claim, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop();

/** After so many times PostgreSQL keeps one plan for all, unless it thinks those it made for each much better. */
const TIMES = 8;
/** What every checkout and its payment ask; what carts cost is kept. */
const ASKED = [
  ...['lock_variants', 'sum_held', 'write_holds', 'write_order', 'write_session'],
  'write_stock_movements',
];

interface Kept {
  name: string;
  timesKept: number;
  types: string[];
}

const KEPT = `SELECT name, generic_plans::int AS "timesKept", parameter_types::text[] AS types
  FROM pg_prepared_statements ORDER BY name`;

async function planOf(client: pg.PoolClient, { name, types }: Kept): Promise<string> {
  const values = types.map(() => 'NULL').join(', ');
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(
    `EXPLAIN EXECUTE ${name}${values && `(${values})`}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('what a checkout asks is planned once, by keys also where there was nothing yet [S9.950]', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const cartItems = [claim(COUNTED, 1, time % 2 ? 'M' : 'L')];
    const sold = await shop.begun({ cartItems });
    shop.stripe.pay(sold.session_id);
    expect(await shop.confirmed(sold)).toMatchObject({ paid: true });
  }
  // One who asks alone is given the connection that has just been given back.
  const client = await shop.database.shops.ofShop(SHOP_A).pool.connect();
  try {
    const { rows: kept } = await client.query<Kept>(KEPT);
    const planned = kept.filter(({ timesKept }) => timesKept > 0).map(({ name }) => name);
    expect(planned).toEqual(ASKED);
    for (const one of kept) {
      const plan = await planOf(client, one);
      expect(plan, one.name).not.toContain('Seq Scan');
      if (one.name === 'write_session') expect(plan).toContain('Index Scan using orders_pkey');
    }
  } finally {
    client.release();
  }
});
