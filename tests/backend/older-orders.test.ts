import { beforeAll, expect, test } from 'vitest';
import { migrate } from '@/backend/db/migrate';
import { withTestDatabase } from './database';
import { migrationsBefore } from './migrations-folder';

const database = withTestDatabase('template0');

const choice = (value: string) => ({ label: value, value, priceAdjustment: 0 });
/** What was chosen, as lines had it: each option, all of them in one choice, and what is no row. */
const LINES = {
  EACH: { Size: choice('S'), Color: choice('Navy') },
  COMBINED: { 'Size / Color': choice('M / Navy') },
  HOLE: { Size: choice('M'), Color: choice('Sage') },
};

beforeAll(async () => {
  const { pool } = database;
  await migrate(pool, { folder: await migrationsBefore('variants_by_row') });
  await pool.query(`
    INSERT INTO templates (name) VALUES ('classic');
    INSERT INTO shops (host, name, template) VALUES ('old.example', 'Old', 'classic');
    INSERT INTO products (template, slug, name, price_minor) VALUES ('classic', 'tee', 'Tee', 2000);`);
  const rows = [
    ['S', 'Navy', 5],
    ['M', 'Navy', 8],
    ['L', 'Sage', null],
  ];
  for (const [position, [size, color, stock]] of rows.entries()) {
    const options = [
      { name: 'Size', value: size },
      { name: 'Color', value: color },
    ];
    await pool.query(
      `INSERT INTO product_variants (product_id, position, sku, price_minor, options, stock)
       SELECT id, $1, $2, 2000, $3, $4 FROM products`,
      [position, `T-${size}`, JSON.stringify(options), stock],
    );
  }
  for (const [number, variants] of Object.entries(LINES)) {
    await pool.query(
      `WITH placed AS (
         INSERT INTO orders (shop_id, number, email, state, subtotal_minor, total_minor)
         SELECT id, $1, '', 'paid', 4000, 4000 FROM shops RETURNING id, shop_id
       )
       INSERT INTO order_lines (shop_id, order_id, position, product_id, name, variants, quantity, unit_price_minor)
       SELECT placed.shop_id, placed.id, 0, products.id, 'Tee', $2, 2, 2000 FROM placed, products`,
      [number, JSON.stringify(variants)],
    );
  }
  await pool.query(`
    INSERT INTO stock_holds (shop_id, order_id, product_id, options, quantity, expires_at)
    SELECT orders.shop_id, orders.id, row.product_id, row.options, 1, now() + interval '1 minute'
    FROM orders, product_variants AS row WHERE orders.number = 'EACH' AND row.position = 1`);
  await migrate(pool);
});

test('lines and holds of older orders name the rows that were chosen [S3.945]', async () => {
  const lines = await database.pool.query(`
    SELECT orders.number, line.sku, row.position FROM order_lines AS line
    JOIN orders ON orders.id = line.order_id LEFT JOIN product_variants AS row ON row.id = line.variant_id
    ORDER BY 1`);
  expect(lines.rows).toEqual([
    { number: 'COMBINED', sku: 'T-M', position: 1 },
    { number: 'EACH', sku: 'T-S', position: 0 },
    { number: 'HOLE', sku: '', position: null },
  ]);
  const reservations = await database.pool.query(
    'SELECT row.sku, quantity FROM stock_holds JOIN product_variants AS row ON row.id = variant_id',
  );
  expect(reservations.rows).toEqual([{ sku: 'T-M', quantity: 1 }]);
});

test('what older orders took is on record, and no stock changes by that [S9.948]', async () => {
  const moved = await database.pool.query(`
    SELECT row.position, amount, reason, moved.actor = orders.number AS "isOfOrder"
    FROM stock_movements AS moved JOIN product_variants AS row ON row.id = moved.variant_id
    LEFT JOIN orders ON orders.number = moved.actor AND orders.shop_id = moved.shop_id
    ORDER BY 1, moved.id`);
  expect(moved.rows).toEqual(
    [0, 1].flatMap((position) => [
      { position, amount: position === 0 ? 5 : 8, reason: 'opening', isOfOrder: null },
      { position, amount: 2, reason: 'opening', isOfOrder: null },
      { position, amount: -2, reason: 'order', isOfOrder: true },
    ]),
  );
  const stocks = await database.pool.query('SELECT stock FROM product_variants ORDER BY position');
  expect(stocks.rows.map(({ stock }) => stock)).toEqual([5, 8, null]);
});
