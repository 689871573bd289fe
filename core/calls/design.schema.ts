import * as z from 'zod/mini';
import {
  headerTemplateSchema,
  partialMetadataSchema,
  partialSettingsSchema,
} from '../model/design.schema';
import { isContentTooLarge, MAX_CSS_LENGTH } from '../model/layout-size';
import * as messages from '../model/messages';
import {
  DEFAULT_PAGE_SLUG,
  LAYOUT_VERSION,
  PAGE_DESCRIPTION_LENGTH,
  PAGE_NAME_LENGTH,
} from '../model/page';
import { answeredLayoutSchema, layoutSchema, singleComponentSchema } from '../model/page.schema';
import {
  savedAnalyticsFields,
  savedChromeSchema,
  savedContactFields,
  savedMetadataSchema,
  savedOpeningFields,
  savedSettingsSchema,
  savedShippingFields,
} from '../model/saved-design.schema';
import { initSchema } from '../model/shop.schema';
import { designAnswers } from './design-answers.schema';
import { domainParam, envelope, sanitizedParam } from './envelope.schema';

const slug = z.string().check(z.maxLength(PAGE_NAME_LENGTH));
const domain = z.string().check(z.maxLength(255));
const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(PAGE_NAME_LENGTH));
const description = z
  .string()
  .check(
    z.trim(),
    z.maxLength(PAGE_DESCRIPTION_LENGTH),
    z.describe('for search engines; beyond the specification'),
  );
const id = z.string().check(z.maxLength(100));
const count = z.int().check(z.nonnegative());
const revision = z
  .exactOptional(count)
  .check(z.describe('the one that was loaded; a save that names none counts as the newest'));

const layoutVersion = z
  .exactOptional(z.int().check(z.minimum(1), z.maximum(LAYOUT_VERSION)))
  .check(z.describe('the form of what is saved, 1 where it is left out; beyond the specification'));

const homepageDesign = z.object({
  layout: answeredLayoutSchema,
  layoutVersion: z.exactOptional(count),
  metadata: partialMetadataSchema,
  settings: partialSettingsSchema,
  headerTemplate: z.exactOptional(z.union([z.number(), z.string()])),
  revision: z.exactOptional(count),
  designRevision: z.exactOptional(count),
});

/** Requests and responses of the design and page calls (spec 7, "Domain design and pages"). */
export const designSchemas = {
  userInit: { request: z.object({ domain }), response: envelope(initSchema) },
  saveDesign: {
    request: z.object({
      domain,
      revision,
      settings: z.exactOptional(savedSettingsSchema),
      metadata: z.exactOptional(savedMetadataSchema),
      ...savedContactFields,
      ...savedOpeningFields,
      ...savedAnalyticsFields,
      ...savedShippingFields,
      header: z.exactOptional(savedChromeSchema),
      footer: z.exactOptional(savedChromeSchema),
      layoutVersion,
    }),
    ...designAnswers.saveDesign,
  },
  loadDesign: { request: z.object({ ...domainParam }), ...designAnswers.loadDesign },
  savePageLayout: {
    request: z.object({ domain, pageSlug: slug, layout: layoutSchema, layoutVersion, revision }),
    ...designAnswers.savePageLayout,
  },
  loadPageLayout: {
    request: z.object({
      ...domainParam,
      pageSlug: slug,
      orBlank: z
        .exactOptional(z.literal('1'))
        .check(z.describe('answers what is not stored too: nothing, at revision 0')),
      ...sanitizedParam,
    }),
    ...designAnswers.loadPageLayout,
  },
  saveHomepageDesign: {
    request: z.object({
      domain,
      page: z._default(slug, DEFAULT_PAGE_SLUG),
      layout: z.exactOptional(layoutSchema),
      layoutVersion,
      metadata: z.exactOptional(savedMetadataSchema),
      settings: z.exactOptional(savedSettingsSchema),
      headerTemplate: z.exactOptional(headerTemplateSchema),
      revision,
      designRevision: revision,
    }),
    response: envelope(z.object({ revision: count, designRevision: z.exactOptional(count) })),
  },
  loadHomepageDesign: {
    request: z.object({ ...domainParam, page: z._default(slug, DEFAULT_PAGE_SLUG) }),
    response: envelope(homepageDesign),
  },
  domainInfo: { request: z.object({ ...domainParam }), ...designAnswers.domainInfo },
  saveComponent: {
    request: z.object({
      domain,
      component: singleComponentSchema,
      layoutVersion,
      name: z.exactOptional(name),
    }),
    ...designAnswers.saveComponent,
  },
  deleteComponent: {
    request: z.object({ domain, id }),
    ...designAnswers.deleteComponent,
  },
  components: { request: z.object({ ...domainParam }), ...designAnswers.components },
  previewContent: {
    request: z
      .object({
        domain,
        kind: z
          .enum(['html', 'policy', 'css'])
          .check(z.describe('an html or policy block, or global CSS')),
        content: z
          .string()
          .check(z.refine((text) => !isContentTooLarge(text), messages.mustBeSmallContent)),
      })
      .check(
        z.refine(({ kind, content }) => kind !== 'css' || content.length <= MAX_CSS_LENGTH, {
          path: ['content'],
          error: messages.tooManyCharacters(MAX_CSS_LENGTH),
        }),
      ),
    ...designAnswers.previewContent,
  },
  pages: { request: z.object({ ...domainParam }), ...designAnswers.pages },
  createPage: {
    request: z.object({
      domain,
      name,
      layout: layoutSchema,
      layoutVersion,
      slug: z
        .exactOptional(slug)
        .check(z.describe('its address, where the name is not to give it')),
      description: z.exactOptional(description),
    }),
    ...designAnswers.createPage,
  },
  updatePage: {
    request: z.object({
      domain,
      slug,
      name,
      description: z.exactOptional(description),
      from: z
        .exactOptional(z.object({ name: z.string(), description: z.string() }))
        .check(
          z.describe('what both were when the change began; one that tells nothing always counts'),
        ),
    }),
    ...designAnswers.updatePage,
  },
  deletePage: { request: z.object({ domain, slug, revision }), ...designAnswers.deletePage },
  binnedPages: { request: z.object({ domain }), ...designAnswers.binnedPages },
  restorePage: {
    request: z.object({
      domain,
      id,
      slug: z.exactOptional(slug).check(z.describe('its address, where that of then is taken')),
      revision: z
        .exactOptional(count)
        .check(z.describe('of the page in its place, 0 for none; any where it is left out')),
    }),
    ...designAnswers.restorePage,
  },
  forgetPage: { request: z.object({ domain, id }), ...designAnswers.forgetPage },
};
