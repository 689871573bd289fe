import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { describePicture } from '@/core/rules/media/picture-facts';
import { mapPictures } from '../domain/catalogue/description-media';
import { findMediaFacts } from '../media/media-facts';

const BATCH_SIZE = 100;

const NEXT_DESCRIPTIONS = `
  SELECT handle, fields ->> 'description' AS description, pictures FROM import_products
  WHERE handle > $1 AND pictures IS NOT NULL ORDER BY handle LIMIT ${BATCH_SIZE}`;

/** The pictures among $1 that the shop's media have. */
const SAVED_PICTURES = `
  SELECT url, address FROM import_pictures WHERE url = ANY ($1) AND address IS NOT NULL`;

/** A product with stored pictures differs from the same product with their own addresses. */
const SET_DESCRIPTIONS = `
  UPDATE import_products AS staged
  SET fields = staged.fields || jsonb_build_object('description', found.description),
    hash = split_part(staged.hash, '-', 1) || '-'
      || encode(sha256(convert_to(staged.hash || found.description, 'UTF8')), 'hex')
  FROM jsonb_to_recordset($1::jsonb) AS found (handle text, description text)
  WHERE found.handle = staged.handle`;

interface Staged {
  handle: string;
  description: string;
  pictures: string[];
}

/** Gives pictures in staged descriptions the addresses that they have in the shop's media, with their sizes. */
export async function resolveInDescriptions(
  client: PoolClient,
  shopId: string,
  media: string,
): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await client.query<Staged>(NEXT_DESCRIPTIONS, [last]);
    if (rows.length === 0) return;
    last = rows.at(-1)?.handle ?? last;
    const addresses = await findAddresses(client, { shopId, media }, rows);
    const changed = rows
      .filter(({ pictures }) => pictures.some((url) => addresses.has(url)))
      .map(({ handle, description }) => ({
        handle,
        description: mapPictures(description, (url) => addresses.get(url) ?? url),
      }));
    if (changed.length > 0) await client.query(SET_DESCRIPTIONS, [JSON.stringify(changed)]);
  }
}

/** The addresses of stored pictures by their own, with the sizes that the media store knows. */
async function findAddresses(
  client: PoolClient,
  { shopId, media }: { shopId: string; media: string },
  staged: readonly Staged[],
): Promise<ReadonlyMap<string, string>> {
  const urls = [...new Set(staged.flatMap(({ pictures }) => pictures))];
  const { rows } = await client.query<{ url: string; address: string }>(SAVED_PICTURES, [urls]);
  const keyOf = (address: string) => address.slice(media.length);
  const keys = rows.map(({ address }) => keyOf(address));
  const facts = await findMediaFacts(drizzle(client), shopId, keys);
  return new Map(
    rows.map(({ url, address }) => {
      const size = facts.get(keyOf(address));
      return [url, size ? describePicture(address, { ...size, placeholder: '' }) : address];
    }),
  );
}
