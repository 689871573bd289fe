import { onceEach } from '@/blocks/kit/once-each';
import type { Product } from '@/core/model/product';
import { DETAIL_FIELDS, fieldsIn, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { htmlOf } from '@/core/values/plain-text';

const BLANK = {
  ...{ brand: '', category: '', description: '', tag: '' },
  ...{ template: '', createdAt: '', updatedAt: '' },
};

/** Makes the card of a product once: by that it is known again (ADR 45). */
const toCard = onceEach(only('cards'));
const toEmbed = only('embed');
const toPage = only('page');

/** Products as the cards of a page need them: what no card shows would travel with every page. */
export const toCardData = (products: readonly Product[]): Product[] => products.map(toCard);

/** A product as an embed has it, without its choices, which stand beside it. */
export const toEmbedData = (product: Product): Product => withoutCodes(toEmbed(product));

/** A product as its page has it, without its details, which stand beside it. */
export const toPageData = (product: Product): Product => withoutCodes(toPage(product));

/** The details of a product for its page, '' where it has none: as HTML, for which no browser loads a view. */
export function detailsOf(product: Product): string {
  const details = DETAIL_FIELDS.flatMap((name) => {
    const text = product[name];
    return text ? [`<dt>${PRODUCT_FIELDS[name].detail}</dt><dd>${htmlOf(text)}</dd>`] : [];
  });
  return details.length > 0 ? `<dl>${details.join('')}</dl>` : '';
}

/** Leaves out the fields that a place does not have; of texts that every product has, an empty one stays. */
function only(place: 'cards' | 'embed' | 'page'): (product: Product) => Product {
  const present: readonly string[] = fieldsIn(place);
  const absent = (Object.keys(PRODUCT_FIELDS) as (keyof Product)[]).filter(
    (name) => !present.includes(name),
  );
  const blank = Object.fromEntries(
    absent.filter((name) => name in BLANK).map((name) => [name, '']),
  );
  const gone = absent.filter((name) => !(name in BLANK));
  return (product) => {
    const data = { ...product, ...blank };
    for (const name of gone) if (name in data) Reflect.deleteProperty(data, name);
    return data;
  };
}

function withoutCodes({ rows, ...product }: Product): Product {
  return {
    ...product,
    ...(rows && { rows: rows.map(({ sku: _sku, gtin: _gtin, ...row }) => row) }),
  };
}
