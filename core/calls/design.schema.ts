import * as z from 'zod';
import {
  domainDesignSchema,
  partialMetadataSchema,
  partialSettingsSchema,
} from '../model/design.schema';
import {
  layoutNodeSchema,
  layoutSchema,
  pageLayoutSchema,
  pageSummarySchema,
} from '../model/page.schema';
import { initSchema } from '../model/shop.schema';
import { acknowledgement, domainParam, envelope } from './envelope.schema';

const slug = z.string().max(120);
const domain = z.string().max(255);
const pageName = z.string().trim().min(1).max(120);
const saved = envelope(z.object({ revision: z.number().int() }));
const page = envelope(pageSummarySchema);
const revision = z.number().int().nonnegative().exactOptional();

const homepageDesign = z.object({
  layout: layoutSchema,
  metadata: partialMetadataSchema,
  settings: partialSettingsSchema,
  headerTemplate: z.union([z.number(), z.string()]).exactOptional(),
  revision: z.number().int().nonnegative().exactOptional(),
});

/** Requests and responses of the design and page calls (spec 7, "Domain design and pages"). */
export const designSchemas = {
  userInit: { request: z.object({ domain }), response: envelope(initSchema) },
  saveDesign: {
    request: domainDesignSchema.partial().extend({ domain, revision }),
    response: saved,
  },
  loadDesign: { request: z.object({ ...domainParam }), response: envelope(domainDesignSchema) },
  savePageLayout: {
    request: z.object({ domain, pageSlug: slug, layout: layoutSchema, revision }),
    response: saved,
  },
  loadPageLayout: {
    request: z.object({ ...domainParam, pageSlug: slug }),
    response: envelope(pageLayoutSchema),
  },
  saveHomepageDesign: {
    request: homepageDesign.partial().extend({ domain, page: slug.default('homepage') }),
    response: saved,
  },
  loadHomepageDesign: {
    request: z.object({ ...domainParam, page: slug.default('homepage') }),
    response: envelope(homepageDesign),
  },
  domainInfo: {
    request: z.object({ ...domainParam }),
    response: envelope(
      z.looseObject({ domain: z.string(), name: z.string(), template: z.string() }),
    ),
  },
  saveComponent: {
    request: z.object({ domain, component: layoutNodeSchema, name: pageName.exactOptional() }),
    response: acknowledgement,
  },
  components: {
    request: z.object({ ...domainParam }),
    response: envelope(z.array(z.looseObject({ id: z.string(), component: layoutNodeSchema }))),
  },
  pages: {
    request: z.object({ ...domainParam }),
    response: envelope(z.array(pageSummarySchema)),
  },
  createPage: {
    request: z.object({ domain, name: pageName, layout: layoutSchema }),
    response: page,
  },
  updatePage: { request: z.object({ domain, name: pageName }), response: page },
  deletePage: { request: z.object({ domain }), response: acknowledgement },
};
