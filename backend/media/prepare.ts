import { access } from 'node:fs/promises';
import { MEDIA_WIDTHS, type MediaWidth } from '@/core/rules/media/media-widths';
import { type MediaPaths, readIfThere, writeWhole } from './files';
import { makeSizes } from './load-sharp';

/** Use of a picture: on a page of a shop and as wide as that, as a product's, or as a visitor's. */
export type PictureUse = 'page' | 'product' | 'visitor';

/** The widest that each is shown on a page, on a screen of double density; the large view asks for wider ones itself. */
const WIDEST: Record<PictureUse, number> = { page: 2048, product: 1440, visitor: 640 };

/**
 * Makes the sizes of a picture that pages show and that are not there yet, one after the other.
 * @throws Error where nothing, or no picture, is stored under the key.
 */
export async function makeMissingSizes(
  paths: MediaPaths,
  key: string,
  use: PictureUse,
): Promise<void> {
  const missing: MediaWidth[] = [];
  for (const width of MEDIA_WIDTHS) {
    if (width <= WIDEST[use] && !(await isThere(paths.size(key, width)))) missing.push(width);
  }
  if (missing.length === 0) return;
  const original = await readIfThere(paths.original(key));
  if (!original) throw new Error('its file is missing');
  for await (const { width, data } of makeSizes(original, missing)) {
    await writeWhole(paths, paths.size(key, width), data, { flush: false });
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
