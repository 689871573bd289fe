import { expect, test } from 'vitest';
import { migrate } from '@/backend/db/migrate';
import { withTestDatabase } from './database';
import { migrationsBefore } from './migrations-folder';

const database = withTestDatabase('template0');

test('an older catalogue keeps its pictures, in their order, with their sizes and rows [S3.966]', async () => {
  const { pool } = database;
  await migrate(pool, { folder: await migrationsBefore('product_media') });
  await pool.query(`
    INSERT INTO templates (name) VALUES ('classic');
    INSERT INTO media (key, content_type, bytes, width, height, sha256) VALUES ('front.webp', 'image/webp', 1, 90, 120, '');
    INSERT INTO products (template, slug, name, price_minor, images) VALUES
      ('classic', 'tee', 'Tee', 1, '["/media/front.webp", "https://a.example/back-300x400.jpg?v=1", "/media/front.webp", "/in.webp#20x30"]'),
      ('classic', 'bare', 'Bare', 1, '[]');
    INSERT INTO product_variants (product_id, position, price_minor, image)
      SELECT id, place, 1, image FROM products,
        unnest(ARRAY['https://a.example/back-300x400.jpg?v=1', '', '/only-here.webp']) WITH ORDINALITY AS row (image, place)
      WHERE slug = 'tee';`);
  await migrate(pool);
  const pictures = await pool.query(
    'SELECT position, file, width, height FROM product_media ORDER BY position',
  );
  expect(pictures.rows.map((row) => Object.values(row))).toEqual([
    [0, '/media/front.webp', 90, 120],
    [1, 'https://a.example/back-300x400.jpg?v=1', 300, 400],
    [2, '/in.webp#20x30', 20, 30],
    [3, '/only-here.webp', null, null],
  ]);
  const rows = await pool.query(`
    SELECT media.position FROM product_variants AS row LEFT JOIN product_media AS media ON media.id = row.media_id
    ORDER BY row.position`);
  expect(rows.rows.map(({ position }) => position)).toEqual([1, null, 3]);
});
