import * as z from 'zod';
import { domainDesignSchema } from '../model/design.schema';
import { componentTemplateSchema, pageLayoutSchema, pageSummarySchema } from '../model/page.schema';
import { acknowledgement, envelope } from './envelope.schema';

const count = z.number().int().nonnegative();
const saved = envelope(z.object({ revision: count }));

/**
 * What browsers are answered by the design and page calls. They check nothing else: what is asked is for
 * the server to check, by `designSchemas`.
 */
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
  saveComponent: { response: envelope(z.object({ id: z.string() }).exactOptional()) },
  deleteComponent: { response: acknowledgement },
  components: { response: envelope(z.array(componentTemplateSchema)) },
  previewContent: { response: envelope(z.object({ content: z.string() })) },
  pages: { response: envelope(z.array(pageSummarySchema)) },
  createPage: {
    response: envelope(pageSummarySchema.extend({ revision: count.exactOptional() })),
  },
  updatePage: { response: envelope(pageSummarySchema) },
  deletePage: { response: acknowledgement },
};
