import { expect, test } from 'vitest';
import { migrate } from '@/backend/db/migrate';
import { withTestDatabase } from './database';
import { migrationsBefore } from './migrations-folder';

const database = withTestDatabase('template0');

const STEPS = [
  { state: 'paid', at: '2026-01-05T10:00:00.000Z' },
  { state: 'refunded', at: '2026-01-09T10:00:00.000Z' },
];

test('refunds of older orders are told with the moment that is known of them [S7.1304]', async () => {
  const { pool } = database;
  await migrate(pool, { folder: await migrationsBefore('refunds') });
  await pool.query(`
    INSERT INTO templates (name) VALUES ('classic');
    INSERT INTO shops (host, name, template) VALUES ('old.example', 'Old', 'classic');`);
  const orders = [
    ['NONE', 0, []],
    ['PART', 500, STEPS.slice(0, 1)],
    ['ALL', 2000, STEPS],
  ];
  for (const [number, refunded, steps] of orders) {
    await pool.query(
      `INSERT INTO orders (shop_id, number, email, state, totals, total_minor, refunded_minor, steps, updated_at)
       SELECT id, $1, '', 'paid', '[{"kind":"goods","amountMinor":2000,"currency":"usd"}]', 2000, $2, $3,
         '2026-02-01T12:34:56.7Z' FROM shops`,
      [number, refunded, JSON.stringify(steps)],
    );
  }
  await migrate(pool);
  const { rows } = await pool.query('SELECT number, refunds FROM orders ORDER BY number');
  expect(rows).toEqual([
    { number: 'ALL', refunds: [{ amountMinor: 2000, at: '2026-01-09T10:00:00.000Z' }] },
    { number: 'NONE', refunds: [] },
    { number: 'PART', refunds: [{ amountMinor: 500, at: '2026-02-01T12:34:56.700Z' }] },
  ]);
});
