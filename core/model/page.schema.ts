import * as z from 'zod/mini';
import { isObject } from '../values/is-object';
import { isDeeperThan, MAX_JSON_DEPTH } from '../values/nesting';
import { type LayoutProblem, layoutProblem } from './layout-problem';
import { lenientList } from './lenient.schema';
import * as messages from './messages';
import { BIN_REASONS } from './page';

/**
 * A page component on the wire (spec 3): the nested form in which layouts are stored and sent. Only that it is an
 * object, and its type a text, is certain: whatever another system puts into the other fields survives a round trip,
 * unknown types and fields included. A component may even come without a type; whoever shows it decides what that is.
 */
export interface LayoutNodeWire {
  type?: string | null;
  id?: unknown;
  props?: unknown;
  styles?: unknown;
  /** Page components where it is a list. */
  children?: unknown;
  columnIndex?: unknown;
  originalIndex?: unknown;
  [unknown: string]: unknown;
}

export const layoutNodeSchema = z.custom<LayoutNodeWire>(isObject, messages.mustBeComponent);

/** A layout, checked once as a whole; it comes out as it went in. */
export const layoutSchema = z
  .array(layoutNodeSchema)
  .check(z.superRefine((layout, context) => addProblem(context, layoutProblem(layout))));

/**
 * A layout in an answer: any list of anything, because what is none of ours is left out where it is read
 * (blocks/layout/read-layout.ts), and comes back as it was. Only what no program could pass on is refused.
 */
export const answeredLayoutSchema = z
  .array(
    z
      .custom<LayoutNodeWire>()
      .check(z.describe('a LayoutNode, or what another system has in its place')),
  )
  .check(z.refine(isShallow, messages.nestedTooDeep));

/** The same of a header or footer, which is sent back with every save: without what none would take. */
export const answeredChromeSchema = lenientList(layoutNodeSchema.check(z.refine(isShallow)));

function isShallow(value: unknown): boolean {
  return !isDeeperThan(MAX_JSON_DEPTH, value);
}

/** A component with all that stands in it. */
export const singleComponentSchema = layoutNodeSchema.check(
  z.superRefine((node, context) => {
    const problem = layoutProblem([node]);
    addProblem(context, problem && { ...problem, path: problem.path.slice(1) });
  }),
);

/** A component that is kept for reuse (spec 3, "Component template"). */
export const componentTemplateSchema = z.looseObject({
  id: z.string(),
  name: z.catch(z.string(), ''),
  component: layoutNodeSchema,
});

/** The fields of a component as our own pages have them, for people who write one. */
export const layoutNodeFieldsSchema = z.looseObject({
  type: z.string(),
  id: z.string(),
  props: z.record(z.string(), z.unknown()).check(z.describe('by type')),
  styles: z.record(z.string(), z.unknown()).check(z.describe('CSS properties in camel case')),
  children: z.nullable(z.array(z.unknown())).check(z.describe('page components')),
  columnIndex: z.int().check(z.describe('the column of its container')),
  originalIndex: z.int().check(z.describe('its place in that column')),
});

/** A page in a shop's list of pages (spec 3). */
export const pageSummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  lastUpdated: z.catch(z.nullable(z.string()), null),
});

/** A page in the bin of its shop. */
export const binnedPageSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  reason: z.enum(BIN_REASONS),
  binnedAt: z.string(),
  binnedBy: z.string().check(z.describe('the name or e-mail address of an admin, or nothing')),
  expiresAt: z.string(),
  revision: z.int().check(z.nonnegative(), z.describe('of the page in its place, 0 for none')),
  takenBy: z
    .exactOptional(z.string())
    .check(z.describe('the name of another page that has its address by now')),
  redirect: z
    .exactOptional(z.string())
    .check(z.describe('where its address leads by a redirect that was added since')),
});

/** A page with its layout; `revision` grows with each save and is never given twice, whatever was deleted. */
export const pageLayoutSchema = z.object({
  pageName: z.string(),
  description: z
    .exactOptional(z.string())
    .check(z.describe('for search engines; beyond the specification')),
  layout: answeredLayoutSchema,
  layoutVersion: z.exactOptional(z.int().check(z.nonnegative())),
  revision: z.exactOptional(z.int().check(z.nonnegative())),
  isSanitized: z
    .exactOptional(z.boolean())
    .check(z.describe('true where contents are as pages show them; beyond the specification')),
  lastUpdated: z.catch(z.nullable(z.string()), null),
});

interface Context {
  addIssue(issue: { code: 'custom'; path: LayoutProblem['path']; message: string }): void;
}

function addProblem(context: Context, problem: LayoutProblem | null): void {
  if (problem) context.addIssue({ code: 'custom', ...problem });
}
