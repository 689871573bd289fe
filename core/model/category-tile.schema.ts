import * as z from 'zod';

/** A category tile (spec 3): the name shown, its picture, and the category value it opens. */
export const categoryTileSchema = z.object({
  name: z.string(),
  image: z.string().catch(''),
  category: z.string(),
});
