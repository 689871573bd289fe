import * as z from 'zod/mini';
import { text, urlSchema } from './field-rules.schema';
import { mediaAddress } from './media-address.schema';
import * as messages from './messages';

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
      name: text(120).check(z.minLength(1, messages.mustNotBeEmpty)),
      image: z._default(urlSchema, ''),
      category: text(200).check(z.minLength(1, messages.mustNotBeEmpty)),
    }),
  )
  .check(
    z.maxLength(MAX_TILES, messages.tooManyTiles(MAX_TILES)),
    z.superRefine((tiles, context) => {
      const seen = new Set<string>();
      for (const [index, { category }] of tiles.entries()) {
        const message = messages.hasTile(category);
        if (seen.has(category)) {
          context.addIssue({ code: 'custom', path: [index, 'category'], message });
        }
        seen.add(category);
      }
    }),
  );
