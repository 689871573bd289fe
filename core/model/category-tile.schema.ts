import * as z from 'zod/mini';
import { text, urlSchema } from './field-rules.schema';
import { mediaAddress } from './media-address.schema';

const MAX_TILES = 100;

/** A category tile (spec 3): the name shown, its picture, and the category value it opens. */
export const categoryTileSchema = z.object({
  name: z.string(),
  image: z.catch(mediaAddress, ''),
  category: z.string(),
});

/** The tiles of a shop as an admin saves them, each for another category. */
export const savedTilesSchema = z
  .array(
    z.object({
      name: text(120).check(z.minLength(1, 'must not be empty')),
      image: z._default(urlSchema, ''),
      category: text(200).check(z.minLength(1, 'must not be empty')),
    }),
  )
  .check(
    z.maxLength(MAX_TILES, `must not hold more than ${MAX_TILES} tiles`),
    z.superRefine((tiles, context) => {
      const seen = new Set<string>();
      for (const [index, { category }] of tiles.entries()) {
        const message = `"${category}" has a tile already`;
        if (seen.has(category)) {
          context.addIssue({ code: 'custom', path: [index, 'category'], message });
        }
        seen.add(category);
      }
    }),
  );
