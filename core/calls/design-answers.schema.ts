import * as z from 'zod/mini';
import { categoryTileSchema } from '../model/category-tile.schema';
import { domainDesignSchema } from '../model/design.schema';
import {
  binnedPageSchema,
  componentTemplateSchema,
  pageLayoutSchema,
  pageSummarySchema,
} from '../model/page.schema';
import { acknowledgement, envelope } from './envelope.schema';

const count = z.int().check(z.nonnegative());
const saved = envelope(z.object({ revision: count }));

/** The answer of `GET /allcategories`, which the editor alone asks for. */
export const allCategoriesAnswer = { response: z.array(categoryTileSchema) };

/** Schemas of the design and page calls' answers, for browsers; the server checks requests by `designSchemas`. */
export const designAnswers = {
  saveDesign: { response: saved },
  loadDesign: { response: envelope(domainDesignSchema) },
  savePageLayout: { response: saved },
  loadPageLayout: { response: envelope(pageLayoutSchema) },
  domainInfo: {
    response: envelope(
      z.looseObject({ domain: z.string(), name: z.string(), template: z.string() }),
    ),
  },
  saveComponent: { response: envelope(z.exactOptional(z.object({ id: z.string() }))) },
  deleteComponent: { response: acknowledgement },
  components: { response: envelope(z.array(componentTemplateSchema)) },
  previewContent: { response: envelope(z.object({ content: z.string() })) },
  pages: { response: envelope(z.array(pageSummarySchema)) },
  createPage: {
    response: envelope(z.extend(pageSummarySchema, { revision: z.exactOptional(count) })),
  },
  updatePage: { response: envelope(pageSummarySchema) },
  deletePage: {
    response: envelope(
      z.object({
        id: z.string().check(z.describe('of the page in the bin')),
        revision: count.check(z.describe('of the layout that was deleted')),
      }),
    ),
  },
  binnedPages: { response: envelope(z.array(binnedPageSchema)) },
  restorePage: { response: envelope(z.extend(pageSummarySchema, { revision: count })) },
  forgetPage: { response: acknowledgement },
};
