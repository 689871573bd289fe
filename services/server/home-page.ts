import { BUILT_IN_TITLES, DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { sizedPicture } from '@/core/rules/media/picture-facts';
import type { PageSeed } from '../page-props';
import { loadDesigned, withDesigned } from './designed-page';
import { fetchStorefront } from './fetch-storefront';
import { toCardData } from './product-data';
import type { PageRequest } from './shop-page';

const HOME_PRODUCTS = 12;

/** The home page as the shop has designed it, else the default one with the newest products. */
export async function loadHome(request: PageRequest) {
  const [{ banner }, designed] = await Promise.all([
    request.init,
    loadDesigned(request, DEFAULT_PAGE_SLUG),
  ]);
  return {
    head: {
      title: BUILT_IN_TITLES[DEFAULT_PAGE_SLUG],
      canonicalPath: '/',
      ...(banner?.image && { image: sizedPicture(banner.image).src }),
    },
    ...withDesigned({ data: {}, seed: designed ? {} : await loadNewest(request) }, designed),
  };
}

async function loadNewest({ domain }: PageRequest): Promise<PageSeed> {
  const params = { domain, limit: HOME_PRODUCTS };
  const newest = await fetchStorefront('shop', params);
  const { page, products, total, totalPages } = newest;
  return { listing: { page, total, totalPages, products: toCardData(products) } };
}
