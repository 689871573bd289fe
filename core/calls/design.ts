import { describeCall } from './call';
import type { designSchemas } from './design.schema';

type Schemas = typeof designSchemas;
const admin = { access: 'admin' } as const;

/** The calls of spec 7, "Domain design and pages". */
export const designCalls = {
  userInit: describeCall<Schemas['userInit']>(
    'POST',
    '/api/user/init',
    'What init tells, in the envelope',
  ),
  saveDesign: describeCall<Schemas['saveDesign']>(
    'POST',
    '/api/user/domain/design/save',
    'Saves the domain design',
    admin,
  ),
  loadDesign: describeCall<Schemas['loadDesign']>(
    'GET',
    '/api/user/domain/design/load',
    'The domain design',
  ),
  savePageLayout: describeCall<Schemas['savePageLayout']>(
    'POST',
    '/api/user/pages/layout/save',
    'Saves the layout of a page',
    admin,
  ),
  loadPageLayout: describeCall<Schemas['loadPageLayout']>(
    'GET',
    '/api/user/pages/layout/load',
    'The layout of a page',
  ),
  saveHomepageDesign: describeCall<Schemas['saveHomepageDesign']>(
    'POST',
    '/api/domain/save-homepage-design',
    'Saves the homepage with the shop settings beside it',
    admin,
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
  saveComponent: describeCall<Schemas['saveComponent']>(
    'POST',
    '/api/domain/save-component',
    'Keeps a component for reuse',
    admin,
  ),
  components: describeCall<Schemas['components']>(
    'GET',
    '/api/domain/components',
    'The components kept for reuse',
  ),
  pages: describeCall<Schemas['pages']>('GET', '/api/user/pages', 'The pages of a shop'),
  createPage: describeCall<Schemas['createPage']>(
    'POST',
    '/api/user/pages/create',
    'Adds a page',
    admin,
  ),
  updatePage: describeCall<Schemas['updatePage']>(
    'POST',
    '/api/user/pages/:slug/update',
    'Renames a page',
    admin,
  ),
  deletePage: describeCall<Schemas['deletePage']>(
    'POST',
    '/api/user/pages/:slug/delete',
    'Deletes a page with its layout',
    admin,
  ),
};
