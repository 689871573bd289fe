import type * as z from 'zod';
import type { LayoutNodeWire, pageLayoutSchema, pageSummarySchema } from './page.schema';

export type LayoutNode = LayoutNodeWire;
export type PageSummary = z.infer<typeof pageSummarySchema>;
export type PageLayout = z.infer<typeof pageLayoutSchema>;

export const DEFAULT_PAGE_SLUG = 'homepage';
export const DEFAULT_PAGE_NAME = 'Homepage';
