import { CURRENCY } from '@/core/model/currency';
import type { Product } from '@/core/model/product';
import {
  PRODUCT_FIELDS,
  STRUCTURED_FIELDS,
  type StructuredField,
} from '@/core/model/product-fields';
import type { VariantField } from '@/core/model/variant';
import { productHref } from '@/core/rules/address/product-address';
import { breadcrumbData, productTrail } from '@/core/rules/address/trail';
import { plainAmount } from '@/core/rules/money/money';
import { lineVariants, openingChoices } from '@/core/rules/variants/variant-rows';
import { priceWithVariants } from '@/core/rules/variants/variants';
import { cutAtWord, plainText } from '@/core/values/plain-text';

const CONTEXT = 'https://schema.org';
const DESCRIPTION_LENGTH = 500;

/** Fields that are told in another way than they stand. */
const SAID: { readonly [Name in StructuredField]?: (product: Product) => unknown } = {
  slug: productHref,
  image: ({ image }) => (image.length > 0 ? image : undefined),
  brand: ({ brand }) => brand && { '@type': 'Brand', name: brand },
  description: ({ description }) => cutAtWord(plainText(description), DESCRIPTION_LENGTH),
};

/** A product for search engines, at the price of the choices it opens with. No rating: stars come from no review. */
export function productStructuredData(product: Product, fields: readonly VariantField[]): object[] {
  const properties = STRUCTURED_FIELDS.map((name) => [
    PRODUCT_FIELDS[name].structuredData,
    (SAID[name] ?? (() => product[name]))(product),
  ]);
  return [
    {
      '@context': CONTEXT,
      '@type': 'Product',
      ...Object.fromEntries(properties.filter(([, said]) => said)),
      offers: offerOf(product, fields),
    },
    breadcrumbData(productTrail(product)),
  ];
}

function offerOf(product: Product, fields: readonly VariantField[]): object {
  const offer = { fields, ...(product.rows && { rows: product.rows }) };
  const chosen = lineVariants(offer, openingChoices(offer), product.price);
  const price = priceWithVariants(product.price, chosen);
  return {
    '@type': 'Offer',
    url: productHref(product),
    price: plainAmount(price),
    priceCurrency: CURRENCY.toUpperCase(),
    availability: `${CONTEXT}/${product.isSoldOut ? 'SoldOut' : 'InStock'}`,
  };
}
