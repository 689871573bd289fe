import { ALL_PRODUCTS } from '@/core/model/category';
import type { Product } from '@/core/model/product';
import { productHref } from '@/core/rules/address/product-address';
import { mergeSettings } from '@/core/rules/design/settings';
import { choicesInQuery, offeredChoices } from '@/core/rules/variants/choice-address';
import { cutAtWord, plainText } from '@/core/values/plain-text';
import { fetchStorefront } from './fetch-storefront';
import { loadOffered, summaryOf, withoutIt } from './offered-product';
import { detailsOf, toCardData, toPageData } from './product-data';
import { productStructuredData } from './product-structured-data';
import { reviewsHtml } from './review-html';
import type { PageRequest } from './shop-page';

/** Max length of a description in search results. */
const DESCRIPTION_LENGTH = 155;

/** A product by id or slug (spec 2) with its choices, its rating and what goes with it. */
export async function loadProduct(request: PageRequest) {
  const id = request.param('id');
  const [{ product, fields, reviews, variants }, related] = await Promise.all([
    loadOffered(request),
    loadRelated(request, id),
  ]);
  const { timeZone } = mergeSettings((await request.init).settings);
  const bundle = await loadBundle(request, product);
  const offer = { fields, ...(product.rows && { rows: product.rows }) };
  const opening = choicesInQuery(offer, request.entries());
  const description =
    product.seoDescription || cutAtWord(plainText(product.description), DESCRIPTION_LENGTH);
  return {
    head: {
      title: product.seoTitle || product.name,
      canonicalPath: productHref(product),
      isProduct: true,
      ...(description && { description }),
      ...(product.image[0] && { image: product.image[0] }),
      structuredData: productStructuredData(product, fields, reviews),
    },
    data: {
      details: detailsOf(product),
      related: besideBundle(related, bundle),
      ...(bundle.length > 0 && { bundle }),
      reviews: summaryOf(reviews),
      ...(reviews && { reviewsHtml: reviewsHtml(reviews, timeZone) }),
      opening,
    },
    seed: { product: toPageData(product), ...(variants && { variants }) },
    choices: offeredChoices(offer),
  };
}

/** Products beside one in a row, and those that are offered together with it. */
const RELATED = 4;
const BUNDLED = 2;

async function loadRelated(request: PageRequest, id: string): Promise<Product[]> {
  const params = { domain: request.domain, id, limit: RELATED + BUNDLED };
  return fetchStorefront('related', params).then(toCardData, withoutIt(request, []));
}

/** Related products that do not stand above already. */
const besideBundle = (related: readonly Product[], bundle: readonly string[]): Product[] =>
  related.filter(({ id }) => !bundle.includes(id)).slice(0, RELATED);

/** Finds the ids of what is frequently bought with a product (spec 7, `upsale`), unless the shop shows none. */
async function loadBundle(request: PageRequest, { id, category }: Product): Promise<string[]> {
  const { settings } = await request.init;
  if (mergeSettings(settings).disableFrequentlyBoughtTogether) return [];
  const params = { domain: request.domain, category: category || ALL_PRODUCTS, limit: 1 };
  const { upsale = [] } = await fetchStorefront('shop', params).catch(
    withoutIt(request, { upsale: [] }),
  );
  const others = upsale.filter((other) => other.id !== id && !other.isSoldOut);
  return others.slice(0, BUNDLED).map((other) => other.id);
}
