import * as z from 'zod';
import {
  headerTemplateSchema,
  partialMetadataSchema,
  partialSettingsSchema,
} from '../model/design.schema';
import { DEFAULT_PAGE_SLUG, PAGE_DESCRIPTION_LENGTH, PAGE_NAME_LENGTH } from '../model/page';
import { answeredLayoutSchema, layoutSchema, singleComponentSchema } from '../model/page.schema';
import {
  savedAnalyticsFields,
  savedChromeSchema,
  savedContactFields,
  savedMetadataSchema,
  savedSettingsSchema,
} from '../model/saved-design.schema';
import { initSchema } from '../model/shop.schema';
import { designAnswers } from './design-answers.schema';
import { domainParam, envelope } from './envelope.schema';

const slug = z.string().max(PAGE_NAME_LENGTH);
const domain = z.string().max(255);
const name = z.string().trim().min(1, 'must not be empty').max(PAGE_NAME_LENGTH);
const description = z
  .string()
  .trim()
  .max(PAGE_DESCRIPTION_LENGTH)
  .describe('for search engines; beyond the specification');
const count = z.number().int().nonnegative();
const revision = count
  .exactOptional()
  .describe('the one that was loaded; a save that names none counts as the newest');

const homepageDesign = z.object({
  layout: answeredLayoutSchema,
  metadata: partialMetadataSchema,
  settings: partialSettingsSchema,
  headerTemplate: z.union([z.number(), z.string()]).exactOptional(),
  revision: count.exactOptional(),
  designRevision: count.exactOptional(),
});

/** Requests and responses of the design and page calls (spec 7, "Domain design and pages"). */
export const designSchemas = {
  userInit: { request: z.object({ domain }), response: envelope(initSchema) },
  saveDesign: {
    request: z.object({
      domain,
      revision,
      settings: savedSettingsSchema.exactOptional(),
      metadata: savedMetadataSchema.exactOptional(),
      ...savedContactFields,
      ...savedAnalyticsFields,
      header: savedChromeSchema.exactOptional(),
      footer: savedChromeSchema.exactOptional(),
    }),
    ...designAnswers.saveDesign,
  },
  loadDesign: { request: z.object({ ...domainParam }), ...designAnswers.loadDesign },
  savePageLayout: {
    request: z.object({ domain, pageSlug: slug, layout: layoutSchema, revision }),
    ...designAnswers.savePageLayout,
  },
  loadPageLayout: {
    request: z.object({
      ...domainParam,
      pageSlug: slug,
      orBlank: z
        .literal('1')
        .exactOptional()
        .describe('answers what is not stored too: nothing, at revision 0'),
    }),
    ...designAnswers.loadPageLayout,
  },
  saveHomepageDesign: {
    request: z.object({
      domain,
      page: slug.default(DEFAULT_PAGE_SLUG),
      layout: layoutSchema.exactOptional(),
      metadata: savedMetadataSchema.exactOptional(),
      settings: savedSettingsSchema.exactOptional(),
      headerTemplate: headerTemplateSchema.exactOptional(),
      revision,
      designRevision: revision,
    }),
    response: envelope(z.object({ revision: count, designRevision: count.exactOptional() })),
  },
  loadHomepageDesign: {
    request: z.object({ ...domainParam, page: slug.default(DEFAULT_PAGE_SLUG) }),
    response: envelope(homepageDesign),
  },
  domainInfo: {
    request: z.object({ ...domainParam }),
    ...designAnswers.domainInfo,
  },
  saveComponent: {
    request: z.object({ domain, component: singleComponentSchema, name: name.exactOptional() }),
    ...designAnswers.saveComponent,
  },
  deleteComponent: {
    request: z.object({ domain, id: z.string().max(100) }),
    ...designAnswers.deleteComponent,
  },
  components: {
    request: z.object({ ...domainParam }),
    ...designAnswers.components,
  },
  previewContent: {
    request: z.object({
      domain,
      kind: z.enum(['html', 'policy', 'css']).describe('an html or policy block, or global CSS'),
      content: z.string(),
    }),
    ...designAnswers.previewContent,
  },
  pages: {
    request: z.object({ ...domainParam }),
    ...designAnswers.pages,
  },
  createPage: {
    request: z.object({
      domain,
      name,
      layout: layoutSchema,
      slug: slug.exactOptional().describe('its address, where the name is not to give it'),
      description: description.exactOptional(),
    }),
    ...designAnswers.createPage,
  },
  updatePage: {
    request: z.object({
      domain,
      slug,
      name,
      description: description.exactOptional(),
      from: z
        .object({ name: z.string(), description: z.string() })
        .exactOptional()
        .describe('what both were when the change began; one that tells nothing always counts'),
    }),
    ...designAnswers.updatePage,
  },
  deletePage: { request: z.object({ domain, slug, revision }), ...designAnswers.deletePage },
};
