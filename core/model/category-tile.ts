import type * as z from 'zod';
import type { categoryTileSchema } from './category-tile.schema';

export type CategoryTile = z.infer<typeof categoryTileSchema>;
