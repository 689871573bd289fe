import { describeAdminCall, describeCall } from './call';
import type { designSchemas } from './design.schema';

type Schemas = typeof designSchemas;
const extension = { origin: 'extension' } as const;

/** The calls of spec 7, "Domain design and pages". */
export const designCalls = {
  userInit: describeCall<Schemas['userInit']>(
    'POST',
    '/api/user/init',
    'What init tells, in the envelope',
  ),
  saveDesign: describeAdminCall<Schemas['saveDesign']>(
    'POST',
    '/api/user/domain/design/save',
    'Saves the domain design',
  ),
  loadDesign: describeCall<Schemas['loadDesign']>(
    'GET',
    '/api/user/domain/design/load',
    'The domain design',
  ),
  savePageLayout: describeAdminCall<Schemas['savePageLayout']>(
    'POST',
    '/api/user/pages/layout/save',
    'Saves the layout of a page',
  ),
  loadPageLayout: describeCall<Schemas['loadPageLayout']>(
    'GET',
    '/api/user/pages/layout/load',
    'The layout of a page',
  ),
  saveHomepageDesign: describeAdminCall<Schemas['saveHomepageDesign']>(
    'POST',
    '/api/domain/save-homepage-design',
    'Saves the homepage with the shop settings beside it',
  ),
  loadHomepageDesign: describeCall<Schemas['loadHomepageDesign']>(
    'GET',
    '/api/domain/load-homepage-design',
    'The homepage with the shop settings beside it',
  ),
  domainInfo: describeCall<Schemas['domainInfo']>(
    'GET',
    '/api/domain/info',
    'Which shop a host opens',
  ),
  saveComponent: describeAdminCall<Schemas['saveComponent']>(
    'POST',
    '/api/domain/save-component',
    'Keeps a component for reuse',
  ),
  deleteComponent: describeAdminCall<Schemas['deleteComponent']>(
    'POST',
    '/api/domain/delete-component',
    'Forgets a component kept for reuse',
    extension,
  ),
  components: describeCall<Schemas['components']>(
    'GET',
    '/api/domain/components',
    'The components kept for reuse',
  ),
  previewContent: describeAdminCall<Schemas['previewContent']>(
    'POST',
    '/api/domain/preview-content',
    'What markup and styles become on their way into a page',
    extension,
  ),
  pages: describeCall<Schemas['pages']>('GET', '/api/user/pages', 'The pages of a shop'),
  createPage: describeAdminCall<Schemas['createPage']>(
    'POST',
    '/api/user/pages/create',
    'Adds a page',
  ),
  updatePage: describeAdminCall<Schemas['updatePage']>(
    'POST',
    '/api/user/pages/:slug/update',
    'Renames a page, or describes it anew; its address stays',
  ),
  deletePage: describeAdminCall<Schemas['deletePage']>(
    'POST',
    '/api/user/pages/:slug/delete',
    'Deletes a page with its layout',
  ),
};
