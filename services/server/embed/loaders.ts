import { ALL_PRODUCTS } from '@/core/model/category';
import { needKey } from '@/core/model/data-need';
import { BUILT_IN_TITLES, type LayoutNode } from '@/core/model/page';
import { readEmbeddedListing } from '@/core/rules/address/embed-address';
import { listingHref } from '@/core/rules/address/listing-address';
import { productHref } from '@/core/rules/address/product-address';
import { mergeSettings } from '@/core/rules/design/settings';
import { PAGES_WITHIN_OTHERS } from '@/core/rules/embed/embed-snippet';
import { showsReviews } from '@/core/rules/reviews/shop-reviews';
import { loadLive } from '../design-page';
import { withData } from '../designed-page';
import * as messages from '../messages';
import { loadOffered, summaryOf } from '../offered-product';
import { toEmbedData } from '../product-data';
import type { PageRequest } from '../shop-page';

/** `/embed/product/{id}`: one product, to be bought where it stands. */
export async function loadEmbeddedProduct(request: PageRequest) {
  const { product, fields, reviews } = await loadOffered(request);
  return {
    head: { title: product.name, canonicalPath: productHref(product) },
    data: { product: toEmbedData(product), fields, reviews: summaryOf(reviews) },
  };
}

/** Rows of an unlimited grid: the count limits it. */
const ALL_ROWS = 50;

/** `/embed/products`: a product grid as a designed page has it. */
export async function loadEmbeddedProducts(request: PageRequest) {
  const { category, sort, count, columns } = readEmbeddedListing(request.query);
  const isWhole = category === ALL_PRODUCTS;
  const title = isWhole ? BUILT_IN_TITLES.shop : `Shop ${category}`;
  const grid = {
    ...{ category, sortBy: sort, totalProducts: count, numberOfRows: ALL_ROWS },
    ...{ showBrand: false, showDescription: false },
    ...(columns && { productsPerRow: columns }),
  };
  const designed = await withBlock(request, title, { type: 'product', props: grid });
  return {
    head: { title, canonicalPath: listingHref(isWhole ? {} : { category }) },
    data: { designed },
  };
}

/** `/embed/reviews`: the shop's reviews; null where it shows none. */
export async function loadEmbeddedReviews(request: PageRequest) {
  const [{ settings }, designed] = await Promise.all([
    request.init,
    withBlock(request, messages.customerReviews, { type: 'reviews' }),
  ]);
  const brought = designed.blockData[needKey({ kind: 'reviews' })];
  const hasNone = brought !== undefined && 'reviews' in brought && brought.reviews.length === 0;
  const isShown = showsReviews(mergeSettings(settings)) && !hasNone;
  return {
    head: { title: messages.customerReviews, canonicalPath: '/' },
    data: { designed: isShown ? designed : null },
  };
}

/** `/embed/page/{slug}`: a page that the shop has made, or a built-in one, designed or as it comes. */
export async function loadEmbeddedPage(request: PageRequest) {
  const slug = request.param('slug');
  const page = PAGES_WITHIN_OTHERS.includes(slug) ? null : await loadLive(request, slug);
  if (!page) return null;
  const { title, canonicalPath } = page.head;
  const seed = 'seed' in page ? page.seed : undefined;
  return { head: { title, canonicalPath }, data: { ...page.data, slug }, ...(seed && { seed }) };
}

function withBlock(request: PageRequest, pageName: string, block: LayoutNode) {
  const layout = [{ id: 'embedded', ...block }];
  return withData(request, { slug: 'embed', pageName, layout, lastUpdated: null });
}
