import type { ClientBase } from 'pg';
import { describePicture } from '@/core/rules/media/picture-facts';
import { mapPictures } from '../domain/catalogue/description-media';

const BATCH_SIZE = 100;

/** Descriptions after $1 that show pictures which the media of the shop $3, whose addresses begin with $2, have. */
const NEXT_DESCRIPTIONS = `
  SELECT staged.handle, staged.fields ->> 'description' AS description,
    jsonb_object_agg(pictures.url, jsonb_build_object(
      'address', pictures.address, 'width', media.width, 'height', media.height)) AS saved
  FROM import_products AS staged
    JOIN LATERAL jsonb_array_elements_text(staged.pictures) AS shown (url) ON true
    JOIN import_pictures AS pictures ON pictures.url = shown.url AND pictures.address IS NOT NULL
    LEFT JOIN media ON media.key = substr(pictures.address, length($2) + 1)
      AND (media.shop_id IS NULL OR media.shop_id = $3)
  WHERE staged.handle > $1 AND staged.pictures IS NOT NULL
  GROUP BY staged.handle ORDER BY staged.handle LIMIT ${BATCH_SIZE}`;

/** A product with stored pictures differs from the same product with their own addresses. */
const SET_DESCRIPTIONS = `
  UPDATE import_products AS staged
  SET fields = staged.fields || jsonb_build_object('description', found.description),
    hash = split_part(staged.hash, '-', 1) || '-'
      || encode(sha256(convert_to(staged.hash || found.description, 'UTF8')), 'hex')
  FROM jsonb_to_recordset($1::jsonb) AS found (handle text, description text)
  WHERE found.handle = staged.handle`;

interface SavedPicture {
  address: string;
  width: number | null;
  height: number | null;
}

/** Gives pictures in staged descriptions the addresses that they have in the shop's media, with their sizes. */
export async function resolveInDescriptions(
  client: ClientBase,
  shopId: string,
  media: string,
): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await client.query<{
      handle: string;
      description: string;
      saved: Record<string, SavedPicture>;
    }>(NEXT_DESCRIPTIONS, [last, media, shopId]);
    if (rows.length === 0) return;
    last = rows.at(-1)?.handle ?? last;
    const changed = rows.map(({ handle, description, saved }) => ({
      handle,
      description: mapPictures(description, (url) => addressOf(saved[url]) ?? url),
    }));
    await client.query(SET_DESCRIPTIONS, [JSON.stringify(changed)]);
  }
}

function addressOf(picture: SavedPicture | undefined): string | undefined {
  if (!picture) return undefined;
  const { address, width, height } = picture;
  return width && height ? describePicture(address, { width, height, placeholder: '' }) : address;
}
