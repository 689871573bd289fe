import * as z from 'zod';

/**
 * A page component on the wire (spec 3): the nested form in which layouts are stored and sent.
 * Unknown types and fields are kept, so that a layout of another system survives a round trip.
 */
export interface LayoutNodeWire {
  type: string;
  id?: string | undefined;
  props?: Record<string, unknown> | undefined;
  styles?: Record<string, unknown> | undefined;
  children?: LayoutNodeWire[] | null | undefined;
  columnIndex?: number | undefined;
  originalIndex?: number | undefined;
  [unknown: string]: unknown;
}

export const layoutNodeSchema: z.ZodType<LayoutNodeWire> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    id: z.string().optional(),
    props: z.record(z.string(), z.unknown()).optional(),
    styles: z.record(z.string(), z.unknown()).optional(),
    children: z.array(layoutNodeSchema).nullish(),
    columnIndex: z.number().int().nonnegative().optional(),
    originalIndex: z.number().int().nonnegative().optional(),
  }),
);

export const layoutSchema = z.array(layoutNodeSchema);

/** A page in a shop's list of pages (spec 3). */
export const pageSummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  lastUpdated: z.string().nullable().catch(null),
});

/** A page with its layout; `revision` counts its saves, starting at 1. */
export const pageLayoutSchema = z.object({
  pageName: z.string(),
  layout: layoutSchema,
  revision: z.number().int().nonnegative().exactOptional(),
  lastUpdated: z.string().nullable().catch(null),
});
