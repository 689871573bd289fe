import type { ClientBase } from 'pg';
import type { WooColumn } from './woocommerce-columns';
import { toHandle } from './woocommerce-handle';

/** A row of WooCommerce's product CSV; cells that say nothing are left out. */
export interface WooRecord {
  line: number;
  hasDecimalComma: boolean;
  types: string[];
  isVariation: boolean;
  id: string;
  sku: string;
  /** SKU of the product that it is a variation of, or `id:` and its id. */
  parent: string;
  cells: Partial<Record<WooColumn, string>>;
  attributes: { name: string; value: string }[];
  weight: { text: string; unit: string } | null;
  /** Further fields by their keys. */
  metas: (readonly [key: string, text: string])[];
  /** Headers of columns that are not kept. */
  lost: string[];
}

interface WooProduct {
  handle: string;
  parent: WooRecord;
  variations: WooRecord[];
}

const CREATE = `
  CREATE TEMP TABLE import_rows (
    position integer PRIMARY KEY,
    id text NOT NULL,
    sku text NOT NULL,
    parent text NOT NULL,
    handle text COLLATE "C",
    is_variation boolean NOT NULL,
    /* The product's row; null for a variation of none. */
    root integer,
    record jsonb NOT NULL
  )`;

const ADD = `
  INSERT INTO import_rows (position, id, sku, parent, handle, is_variation, root, record)
  SELECT position, id, sku, parent, handle, is_variation, CASE WHEN is_variation THEN NULL ELSE position END, record
  FROM jsonb_to_recordset($1::jsonb) AS batch
    (position integer, id text, sku text, parent text, handle text, is_variation boolean, record jsonb)`;

/** Finds the products of variations: of several of one SKU the first. */
const FIND_PARENTS = `
  UPDATE import_rows AS variation SET root = found.position
  FROM (
    SELECT DISTINCT ON (name) name, position FROM (
      SELECT 'id:' || id AS name, position FROM import_rows WHERE NOT is_variation AND id <> ''
      UNION ALL
      SELECT sku, position FROM import_rows WHERE NOT is_variation AND sku <> ''
    ) AS named ORDER BY name, position
  ) AS found
  WHERE variation.is_variation AND found.name = variation.parent`;

/** A product that is there already keeps its handle, by its id; others of one name, or of one that is taken, have their id behind it. */
const NAME_PRODUCTS = `
  UPDATE import_rows AS row SET handle = coalesce(named.known,
    CASE WHEN named.rank > 1 OR named.is_taken
      THEN row.handle || '-' || coalesce(nullif(row.id, ''), nullif(row.sku, ''), row.position::text) ELSE row.handle END)
  FROM (
    SELECT product.position, known.source_key AS known,
      row_number() OVER (PARTITION BY product.handle ORDER BY product.position) AS rank,
      other.id IS NOT NULL AS is_taken
    FROM import_rows AS product
      LEFT JOIN (
        SELECT external_id, min(source_key) AS source_key FROM products
        WHERE template = $1 AND shop_id = $2 AND external_id <> '' GROUP BY external_id
      ) AS known ON known.external_id = product.id
      LEFT JOIN products AS other ON other.template = $1 AND other.shop_id = $2
        AND other.source_key = product.handle AND other.external_id NOT IN ('', product.id)
    WHERE NOT product.is_variation
  ) AS named
  WHERE named.position = row.position`;

/** The index gives the rows of the next products in their order, each product's own before its variations. */
const INDEX_ROWS = 'CREATE INDEX ON import_rows (root, is_variation, position)';
const NEXT = `
  SELECT root, handle, is_variation, record FROM import_rows
  WHERE root > $1 AND root <= (
    SELECT max(position) FROM (
      SELECT position FROM import_rows WHERE NOT is_variation AND position > $1 ORDER BY position LIMIT $2
    ) AS next)
  ORDER BY root, is_variation, position`;

const ORPHANS = `
  SELECT (record ->> 'line')::integer AS line, sku, parent FROM import_rows
  WHERE root IS NULL ORDER BY position`;

const BATCH_SIZE = 500;
/** Products that are held at once, with all their variations. */
const PRODUCTS_AT_ONCE = 20;

/** Holds the rows of a file in a temporary table, so that variations find their product wherever they stand. */
export async function openWooStaging(client: ClientBase) {
  await client.query(CREATE);
  let position = 0;
  let batch: object[] = [];

  async function flush(): Promise<void> {
    if (batch.length > 0) await client.query(ADD, [JSON.stringify(batch)]);
    batch = [];
  }

  return {
    async add(record: WooRecord): Promise<void> {
      position += 1;
      const { id, sku, parent, isVariation } = record;
      const handle = isVariation ? null : toHandle(record);
      batch.push({ ...{ position, id, sku, parent, handle, record }, is_variation: isVariation });
      if (batch.length >= BATCH_SIZE) await flush();
    },
    async finish({ template, id }: { template: string; id: string }): Promise<void> {
      await flush();
      await client.query('ANALYZE import_rows');
      await client.query(FIND_PARENTS);
      await client.query(NAME_PRODUCTS, [template, id]);
      await client.query(INDEX_ROWS);
      await client.query('ANALYZE import_rows');
    },
    async *products(): AsyncGenerator<WooProduct> {
      for (let last = 0; ; ) {
        const { rows } = await client.query<StagedRow>(NEXT, [last, PRODUCTS_AT_ONCE]);
        if (rows.length === 0) return;
        yield* byRoot(rows);
        last = rows.at(-1)?.root ?? last;
      }
    },
    async orphans() {
      const { rows } = await client.query<Pick<WooRecord, 'line' | 'sku' | 'parent'>>(ORPHANS);
      return rows;
    },
  };
}

interface StagedRow {
  root: number;
  handle: string | null;
  is_variation: boolean;
  record: WooRecord;
}

/** Products of rows in their order: each its own row, then its variations. */
function byRoot(rows: readonly StagedRow[]): WooProduct[] {
  const products: WooProduct[] = [];
  for (const { handle, is_variation: isVariation, record } of rows) {
    if (isVariation) products.at(-1)?.variations.push(record);
    else products.push({ handle: handle ?? '', parent: record, variations: [] });
  }
  return products;
}
