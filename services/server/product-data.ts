import type { Product } from '@/core/model/product';
import { DETAIL_FIELDS, fieldsIn, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { htmlOf } from '@/core/values/plain-text';

const ON_CARDS = fieldsIn('cards');
const IN_EMBEDS = fieldsIn('embed');
const ON_PAGES = fieldsIn('page');

/** Products as the cards of a page need them: what no card shows would travel with every page. */
export const toCardData = (products: readonly Product[]): Product[] =>
  products.map((product) => only(ON_CARDS, product));

/** A product as an embed has it, without its choices, which stand beside it. */
export const toEmbedData = (product: Product): Product => withoutSkus(only(IN_EMBEDS, product));

/** A product as its page has it, without its details, which stand beside it. */
export const toPageData = (product: Product): Product => withoutSkus(only(ON_PAGES, product));

/** The details of a product for its page, '' where it has none: as HTML, for which no browser loads a view. */
export function detailsOf(product: Product): string {
  const details = DETAIL_FIELDS.flatMap((name) => {
    const text = product[name];
    return text ? [`<dt>${PRODUCT_FIELDS[name].detail}</dt><dd>${htmlOf(text)}</dd>`] : [];
  });
  return details.length > 0 ? `<dl>${details.join('')}</dl>` : '';
}

const BLANK = {
  ...{ brand: '', category: '', description: '', tag: '' },
  ...{ template: '', createdAt: '', updatedAt: '' },
};

/** A product with these fields; texts that every product has are empty where they are left out. */
function only(names: readonly string[], product: Product): Product {
  const { id, name, price, image } = product;
  const fields = Object.entries(product).filter(([field]) => names.includes(field));
  return { id, name, price, image, ...BLANK, ...Object.fromEntries(fields) };
}

function withoutSkus({ rows, ...product }: Product): Product {
  return { ...product, ...(rows && { rows: rows.map(({ sku: _sku, ...row }) => row) }) };
}
