import { OFFICE_PAGES, type OfficePage } from '@/core/model/operations';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { PreviewedPage } from '../page-props';
import { loadAbout, loadContact } from './content-pages';
import { loadCustomPage } from './custom-page';
import { designable } from './designed-page';
import { fetchStorefront } from './fetch-storefront';
import { loadHome } from './home-page';
import { loadListing } from './listing-page';
import * as messages from './messages';
import { loadProduct } from './product-page';
import type { PageRequest } from './shop-page';

/** The data function of the design editor and of its preview (spec 2): who opens it is found out in the browser. */
export async function loadDesign(request: PageRequest) {
  request.doNotKeep();
  const previewed = request.query('preview');
  return previewed === undefined ? EDITOR : loadPreview(request, previewed);
}

const EDITOR = {
  head: { title: messages.designTitle, canonicalPath: '/design', isIndexed: false },
  data: { isAlone: true },
  isForLogin: true,
};

/** A page as shoppers get it, to show unsaved changes on; that of products shows the newest. Null for no such page. */
async function loadPreview(request: PageRequest, slug: string) {
  const page = await loadLive(request, slug);
  if (page) {
    const { title, canonicalPath: path } = page.head;
    const seed = 'seed' in page ? page.seed : {};
    return { ...previewOf({ slug, path }, title, page.data), ...(seed && { seed }) };
  }
  return slug === PRODUCT ? previewOf({ slug, path: null }, 'Product', {}) : null;
}

const PRODUCT = 'product';

const previewOf = (preview: PreviewedPage, title: string, data: object) => ({
  head: { title: `Preview: ${title}`, canonicalPath: '/design', isIndexed: false },
  data: { ...data, isAlone: true, preview },
});

/** A page as shoppers get it, by its slug; that of products shows the newest. */
export function loadLive(request: PageRequest, slug: string) {
  switch (slug) {
    case DEFAULT_PAGE_SLUG:
      return loadHome(request);
    case 'about':
      return designable(slug, loadAbout)(request);
    case 'contact':
      return designable(slug, loadContact)(request);
    case 'shop':
      return designable(slug, loadListing)(request);
    case PRODUCT:
      return loadNewestProduct(request);
    default:
      return loadCustomPage({ ...request, param: () => slug });
  }
}

async function loadNewestProduct(request: PageRequest) {
  const params = { domain: request.domain, limit: 1 };
  const { products } = await fetchStorefront('shop', params);
  const [product] = products;
  if (!product) return null;
  return designable(PRODUCT, loadProduct)({ ...request, param: () => product.id });
}

const TITLES: Readonly<Record<OfficePage, string>> = {
  orders: 'Orders',
  cases: 'Cases',
  reviews: 'Reviews',
  messages: 'Messages',
  redirects: 'Redirects',
  'size-guides': messages.sizeGuides,
  shoppers: messages.shoppers,
  payments: 'Payments',
  notifications: 'Notifications',
  embed: 'Embed',
  team: 'Team',
  log: messages.auditLog,
  account: 'Account',
  reset: messages.newPassword,
  join: messages.joinTeam,
};

/** The data function of the back office: who opens it is found out in the browser. */
export async function loadOffice(request: PageRequest) {
  const office = OFFICE_PAGES.find((page) => page === request.param('office'));
  if (!office) return null;
  request.doNotKeep();
  const head = { title: TITLES[office], canonicalPath: `/design/${office}`, isIndexed: false };
  return { head, data: { isAlone: true, office }, isForLogin: true };
}
