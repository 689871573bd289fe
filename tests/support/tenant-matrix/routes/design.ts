import type { designCalls } from '@/core/calls/design';
import { PLAIN, plain, ROWS, type RouteCase, rows } from '../route-case';
import { ROW } from '../seed-shop';

const TEXT = { type: 'text', props: { content: 'New' } };

/** Pages of the same address are in both shops, so that a wrong one would be found. */
export const DESIGN: Record<keyof typeof designCalls, RouteCase> = {
  userInit: plain(),
  saveDesign: plain(() => ({ metadata: { title: 'Another' } })),
  loadDesign: plain(),
  savePageLayout: plain(() => ({ pageSlug: 'story', layout: [TEXT] })),
  loadPageLayout: plain(() => ({ pageSlug: 'story' })),
  saveHomepageDesign: plain(() => ({ layout: [TEXT] })),
  loadHomepageDesign: plain(),
  domainInfo: plain(),
  saveComponent: plain(() => ({ component: TEXT })),
  deleteComponent: rows(({ shop }) => ({ id: shop.id(ROW.component) })),
  components: plain(),
  previewContent: plain(() => ({ kind: 'html', content: '<p>New</p>' })),
  pages: plain(),
  createPage: plain(({ shop }) => ({ name: `New ${shop.key}`, layout: [TEXT] })),
  updatePage: { params: () => ({ slug: 'story' }), input: () => ({ name: 'New' }), answers: PLAIN },
  binnedPages: plain(),
  restorePage: rows(({ shop }) => ({ id: shop.id(ROW.binned) })),
  forgetPage: rows(({ shop }) => ({ id: shop.id(ROW.forgotten) })),
  deletePage: { params: ({ shop }) => ({ slug: `gone-${shop.key}` }), answers: ROWS },
};
