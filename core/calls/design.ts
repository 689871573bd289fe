import { adminPost, callsOf, EXTENSION, get, post } from './call';
import type { designSchemas } from './design.schema';

/** The calls of spec 7, "Domain design and pages". */
export const designCalls = callsOf<typeof designSchemas>()({
  userInit: post('/api/user/init', 'What init tells, in the envelope'),
  saveDesign: adminPost('design.write')('/api/user/domain/design/save', 'Saves the domain design'),
  loadDesign: get('/api/user/domain/design/load', 'The domain design'),
  savePageLayout: adminPost('pages.write')(
    '/api/user/pages/layout/save',
    'Saves the layout of a page',
  ),
  loadPageLayout: get('/api/user/pages/layout/load', 'The layout of a page'),
  saveHomepageDesign: adminPost('design.write')(
    '/api/domain/save-homepage-design',
    'Saves the homepage with the shop settings beside it',
  ),
  loadHomepageDesign: get(
    '/api/domain/load-homepage-design',
    'The homepage with the shop settings beside it',
  ),
  domainInfo: get('/api/domain/info', 'Which shop a host opens'),
  saveComponent: adminPost('pages.write')(
    '/api/domain/save-component',
    'Keeps a component for reuse',
  ),
  deleteComponent: adminPost('pages.write')(
    '/api/domain/delete-component',
    'Forgets a component kept for reuse',
    EXTENSION,
  ),
  components: get('/api/domain/components', 'The components kept for reuse'),
  previewContent: adminPost('pages.read')(
    '/api/domain/preview-content',
    'What markup and styles become on their way into a page',
    EXTENSION,
  ),
  pages: get('/api/user/pages', 'The pages of a shop'),
  createPage: adminPost('pages.write')('/api/user/pages/create', 'Adds a page'),
  updatePage: adminPost('pages.write')(
    '/api/user/pages/:slug/update',
    'Renames a page, or describes it anew; its address stays',
  ),
  deletePage: adminPost('pages.write')(
    '/api/user/pages/:slug/delete',
    'Deletes a page with its layout; the bin keeps both for 30 days',
  ),
  binnedPages: adminPost('pages.read')(
    '/api/user/page-bin',
    'The pages in the bin, newest first',
    EXTENSION,
  ),
  restorePage: adminPost('pages.write')(
    '/api/user/page-bin/restore',
    'Restores a page from the bin',
    EXTENSION,
  ),
  forgetPage: adminPost('pages.write')(
    '/api/user/page-bin/delete',
    'Deletes a page from the bin, for good',
    EXTENSION,
  ),
});
