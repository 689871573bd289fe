import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { firstCharacters } from '@/core/values/first-characters';
import { isUuid } from '@/core/values/is-uuid';
import type { Rejection } from './formats/problems';
import {
  IMPORTED_COLUMNS,
  IMPORTED_VARIANT_COLUMNS,
  type ImportedProduct,
  type ImportedVariant,
} from './imported-product';
import * as messages from './messages';
import { VARIANT_DEFAULTS } from './variant-defaults';

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
    /* The product as JSON, without what columns have by default; null for a rejected one. */
    fields jsonb,
    /* Addresses of the pictures in its description; null for none. */
    pictures jsonb,
    product_id uuid,
    slug text,
    action text,
    /* Whether the file's product was last read in another format, and so may be what it was. */
    is_reread boolean
  );
  CREATE TEMP TABLE import_pictures (url text PRIMARY KEY, line integer NOT NULL, address text);`;

const ADD_BATCH = `
  INSERT INTO import_products (handle, position, line, wanted_slug, hash, pictures, fields)
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS batch
    (handle text, position integer, line integer, wanted_slug text, hash text, pictures jsonb, fields jsonb)
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
      const json = toStagedRow(staged, position);
      held.push({ position, staged, json });
      characters += json.length;
      return held.length >= BATCH_SIZE || characters >= BATCH_CHARACTERS ? flush() : [];
    },
    finish: flush,
  };
}

/** A staged product as JSON. It is written once: it is what is compared with the product of an earlier import, too. */
function toStagedRow({ handle, line, product }: StagedProduct, position: number): string {
  if (!product) return JSON.stringify({ handle, line, position });
  const { pictures, ...fields } = product;
  const json = JSON.stringify({ ...fields, variants: fields.variants.map(withoutDefaults) });
  const hash = createHash('sha256').update(json).digest('hex');
  const row = JSON.stringify({
    ...{ handle, line, position, hash: `${FORMAT}-${hash}`, wanted_slug: toSlug(handle) },
    ...(pictures && { pictures }),
  });
  return `${row.slice(0, -1)},"fields":${json}}`;
}

/** A variant without what its columns have by default: there are many of them, and few say all. */
function withoutDefaults(variant: ImportedVariant): Partial<ImportedVariant> {
  const said: Record<string, unknown> = { image: variant.image };
  for (const name of IMPORTED_VARIANT_COLUMNS) {
    const value = variant[name];
    if (value !== null && !isDefault(value, VARIANT_DEFAULTS[name])) said[name] = value;
  }
  return said;
}

const isDefault = (value: unknown, byDefault: unknown): boolean =>
  value === byDefault ||
  (typeof byDefault === 'object' &&
    byDefault !== null &&
    JSON.stringify(value) === JSON.stringify(byDefault));

/** A handle as an address part: lower case, letters and digits, single hyphens; never shaped like a product id. */
function toSlug(handle: string): string {
  const words = handle
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const slug = firstCharacters(words, MAX_SLUG_LENGTH).replace(/^-+|-+$/g, '');
  if (slug === '') return 'product';
  return isUuid(slug) ? `product-${slug}` : slug;
}
