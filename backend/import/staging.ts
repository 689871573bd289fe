import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { isUuid } from '@/core/values/is-uuid';
import type { Rejection } from './formats/problems';
import { IMPORTED_COLUMNS, type ImportedProduct } from './imported-product';
import * as messages from './messages';

const MAX_SLUG_LENGTH = 120;

interface StagedProduct {
  handle: string;
  line: number;
  product: ImportedProduct | undefined;
}

interface Staging {
  /** Adds a product; the rejections are of products whose handle stood before. */
  add(product: StagedProduct): Promise<Rejection[]>;
  finish(): Promise<Rejection[]>;
}

/** Raise it when the same file must give other products; a further column does so by itself. */
const READING = 4;
const FORMAT = `${READING}.${IMPORTED_COLUMNS.length}`;
const BATCH_SIZE = 500;
const BATCH_CHARACTERS = 4 * 1024 * 1024;

const CREATE_TABLES = `
  CREATE TEMP TABLE import_products (
    handle text COLLATE "C" PRIMARY KEY,
    position integer NOT NULL,
    line integer NOT NULL,
    wanted_slug text,
    hash text,
    /* The product as JSON; null for a rejected one. */
    fields jsonb,
    product_id uuid,
    slug text,
    action text,
    /* Whether the file's product was last read in another format, and so may be what it was. */
    is_reread boolean
  );
  CREATE TEMP TABLE import_pictures (url text PRIMARY KEY, line integer NOT NULL, address text);`;

const ADD_BATCH = `
  INSERT INTO import_products (handle, position, line, wanted_slug, hash, fields)
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS batch
    (handle text, position integer, line integer, wanted_slug text, hash text, fields jsonb)
  ON CONFLICT (handle) DO NOTHING
  RETURNING position`;

/** Holds the products of a file in temporary tables, so that it is read to its end before the shop is touched. */
export async function openStaging(client: ClientBase): Promise<Staging> {
  await client.query(CREATE_TABLES);
  let position = 0;
  let held: { position: number; staged: StagedProduct; json: string }[] = [];
  let characters = 0;

  async function flush(): Promise<Rejection[]> {
    const batch = held;
    held = [];
    characters = 0;
    if (batch.length === 0) return [];
    const values = [`[${batch.map((item) => item.json).join(',')}]`];
    const added = await client.query<{ position: number }>(ADD_BATCH, values);
    const positions = new Set(added.rows.map((row) => row.position));
    // A rejected product has its reasons already.
    return batch.flatMap(({ position, staged: { line, handle, product } }) =>
      product && !positions.has(position) ? [{ line, handle, reason: messages.scatteredRows }] : [],
    );
  }

  return {
    async add(staged) {
      position += 1;
      const json = JSON.stringify({ position, ...toStagedRow(staged) });
      held.push({ position, staged, json });
      characters += json.length;
      return held.length >= BATCH_SIZE || characters >= BATCH_CHARACTERS ? flush() : [];
    },
    finish: flush,
  };
}

function toStagedRow({ handle, line, product }: StagedProduct) {
  if (!product) return { handle, line };
  const hash = createHash('sha256').update(JSON.stringify(product)).digest('hex');
  return {
    ...{ handle, line, hash: `${FORMAT}-${hash}` },
    ...{ wanted_slug: toSlug(handle), fields: product },
  };
}

/** A handle as an address part: lower case, letters and digits, single hyphens; never shaped like a product id. */
function toSlug(handle: string): string {
  const slug = handle
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return 'product';
  return isUuid(slug) ? `product-${slug}` : slug;
}
