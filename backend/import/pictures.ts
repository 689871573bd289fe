import type { PoolClient } from 'pg';
import { resolveInDescriptions } from './description-pictures';
import type { PictureWarning } from './report';
import type { ShopTarget } from './write-products';

/** Fetches a picture into the shop's media and gives its new address. Rejects with the reason. */
export type FetchPicture = (url: string) => Promise<string>;

export interface PictureOptions {
  addressOfMedia: (key: string) => string;
  /** Returns true for a picture that may stay where it is, on a host that is served from. */
  isAllowed: (url: string) => boolean;
  /** Fetches pictures; left out, none are fetched, and those fetched before are still taken from the media. */
  fetch?: FetchPicture | undefined;
  onFetched?: (done: number) => void;
}

/** The address by which a file names a picture that a shop shows itself. */
export const addressAt = (host: string, path: string): string => `https://${host}${path}`;

const AT_ONCE = 4;
const BATCH_SIZE = 200;

const LIST_PICTURES = `
  INSERT INTO import_pictures (url, line, address)
  SELECT url, min(line), NULL FROM (
    SELECT picture.file AS url, staged.line
    FROM import_products AS staged, jsonb_to_recordset(staged.fields -> 'media') AS picture (file text)
    UNION ALL
    SELECT url, staged.line
    FROM import_products AS staged, jsonb_array_elements_text(staged.pictures) AS url
  ) AS shown
  GROUP BY url`;

/** Matches pictures by the address they were fetched from, or where the shop, whose pictures begin with $2, shows them itself. */
const FIND_SAVED = `
  SELECT pictures.url, media.key FROM import_pictures AS pictures
  JOIN media ON media.shop_id = $1 AND media.source_url = pictures.url
  UNION
  SELECT pictures.url, media.key FROM import_pictures AS pictures
  JOIN media ON media.key = substr(pictures.url, length($2) + 1)
  WHERE starts_with(pictures.url, $2) AND (media.shop_id IS NULL OR media.shop_id = $1)`;

const SET_ADDRESSES = `
  UPDATE import_pictures AS pictures SET address = found.address
  FROM jsonb_to_recordset($1::jsonb) AS found (url text, address text)
  WHERE found.url = pictures.url`;

const NEXT_BATCH = `
  SELECT url, line FROM import_pictures
  WHERE address IS NULL AND url > $1 ORDER BY url LIMIT ${BATCH_SIZE}`;

/** A product with fetched pictures differs from the same product with their own addresses. */
const USE_ADDRESSES = `
  UPDATE import_products AS staged
  SET hash = split_part(staged.hash, '-', 1) || '-'
        || encode(sha256(convert_to(staged.hash || resolved.files::text, 'UTF8')), 'hex'),
      fields = staged.fields || jsonb_build_object('media', resolved.media, 'variants', (
        SELECT jsonb_agg(
          item.value || jsonb_build_object('image', coalesce(pictures.address, item.value ->> 'image'))
          ORDER BY item.position)
        FROM jsonb_array_elements(staged.fields -> 'variants') WITH ORDINALITY AS item (value, position)
        LEFT JOIN import_pictures AS pictures ON pictures.url = item.value ->> 'image'))
  FROM (
    SELECT handle, jsonb_agg(file ORDER BY position) AS files,
      jsonb_agg(value || jsonb_build_object('file', file) ORDER BY position) AS media
    FROM (
      SELECT handle, picture.position, value, address, coalesce(address, url) AS file
      FROM import_products, jsonb_array_elements(fields -> 'media') WITH ORDINALITY AS picture (value, position)
        JOIN import_pictures ON url = value ->> 'file'
    ) AS pictures
    GROUP BY handle HAVING count(address) > 0
  ) AS resolved
  WHERE resolved.handle = staged.handle`;

/**
 * Gives staged products the addresses their pictures have in the shop's media, fetching missing ones if asked to.
 * Outside any transaction: the network may be slow.
 */
export async function resolvePictures(
  client: PoolClient,
  { id, host }: Pick<ShopTarget, 'id' | 'host'>,
  options: PictureOptions,
): Promise<PictureWarning[]> {
  await client.query(LIST_PICTURES);
  // Without, each of them is compared with each that the shop has.
  await client.query('ANALYZE import_pictures');
  const own = addressAt(host, options.addressOfMedia(''));
  const saved = await client.query<{ url: string; key: string }>(FIND_SAVED, [id, own]);
  const addresses = saved.rows.map(({ url, key }) => ({
    url,
    address: options.addressOfMedia(key),
  }));
  await setAddresses(client, addresses);
  const warnings = options.fetch ? await fetchMissing(client, options.fetch, options) : [];
  await client.query(USE_ADDRESSES);
  await resolveInDescriptions(client, id, options.addressOfMedia(''));
  return warnings;
}

async function fetchMissing(
  client: PoolClient,
  fetch: FetchPicture,
  { isAllowed, onFetched }: PictureOptions,
): Promise<PictureWarning[]> {
  const warnings: PictureWarning[] = [];
  let last = '';
  let done = 0;
  for (;;) {
    const { rows } = await client.query<{ url: string; line: number }>(NEXT_BATCH, [last]);
    if (rows.length === 0) return warnings.sort((a, b) => a.line - b.line);
    last = rows.at(-1)?.url ?? last;
    const addresses: { url: string; address: string }[] = [];
    const foreign = rows.filter((row) => !isAllowed(row.url));
    await inParallel(foreign, AT_ONCE, async ({ url, line }) => {
      try {
        addresses.push({ url, address: await fetch(url) });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        warnings.push({ line, address: url, reason });
      }
      done += 1;
      onFetched?.(done);
    });
    await setAddresses(client, addresses);
  }
}

async function setAddresses(client: PoolClient, addresses: { url: string; address: string }[]) {
  if (addresses.length > 0) await client.query(SET_ADDRESSES, [JSON.stringify(addresses)]);
}

/** Works through items, never more than `atOnce` at a time. */
async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
