import type * as z from 'zod/mini';
import type { categoryTileSchema } from './category-tile.schema';

export type CategoryTile = z.infer<typeof categoryTileSchema>;
