import { describe, expect, test } from 'vitest';
import { migrate } from '@/backend/db/migrate';
import { cameTo } from '../support/came-to';
import { withTestDatabase } from './database';
import { migrationsBefore } from './migrations-folder';

const database = withTestDatabase('template0');

/** Cents as the columns had them: goods, discount, shipping, protection and the total. */
const OLD: Readonly<Record<string, readonly number[]>> = {
  PLAIN: [2000, 0, 499, 0, 2499],
  WHOLE: [12_497, 1_250, 650, 298, 12_195],
  FREE: [2000, 2000, 0, 0, 0],
  ODD: [2000, 100, 499, 0, 2500],
};

describe('orders of before', () => {
  test('keep what they came to, line by line, and what did not add up too [S9.913]', async () => {
    const { pool } = database;
    await migrate(pool, { folder: await migrationsBefore('order_totals') });
    await pool.query(`
      INSERT INTO templates (name) VALUES ('classic');
      INSERT INTO shops (host, name, template) VALUES ('old.example', 'Old', 'classic')`);
    for (const [number, cents] of Object.entries(OLD)) {
      await pool.query(
        `INSERT INTO orders (shop_id, number, email, subtotal_minor, discount_minor, shipping_minor,
          protection_minor, total_minor) SELECT id, $1, '', $2, $3, $4, $5, $6 FROM shops`,
        [number, ...cents],
      );
    }
    await migrate(pool);
    const { rows } = await pool.query(
      'SELECT number, currency, totals, total_minor AS "totalMinor" FROM orders ORDER BY number',
    );
    const usd = { currency: 'usd' };
    expect(rows).toEqual([
      { number: 'FREE', ...usd, ...cameTo({ goods: 2000, discount: -2000, shipping: 0 }) },
      {
        ...{ number: 'ODD', ...usd },
        ...cameTo({ goods: 2000, discount: -100, shipping: 499, adjustment: 101 }),
      },
      { number: 'PLAIN', ...usd, ...cameTo({ goods: 2000, shipping: 499 }) },
      {
        ...{ number: 'WHOLE', ...usd },
        ...cameTo({ goods: 12_497, discount: -1_250, shipping: 650, protection: 298 }),
      },
    ]);
  });

  test.each([
    ['a total that is not the sum of its lines', 'SET total_minor = total_minor + 1'],
    ['a line of another currency', "SET currency = 'eur'"],
    ['lines without a total', "SET totals = '[]'"],
    ['a line without a currency', `SET totals = totals || '{"kind":"tax","amountMinor":1}'`],
  ])('and no order has %s [S9.912]', async (_, change) => {
    const changed = database.pool.query(`UPDATE orders ${change} WHERE number = 'PLAIN'`);
    await expect(changed).rejects.toThrow('orders_totals_check');
  });
});
