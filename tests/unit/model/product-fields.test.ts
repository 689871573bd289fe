import { describe, expect, it } from 'vitest';
import type { Product } from '@/core/model/product';
import { fieldsIn, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { cartProduct } from '@/core/rules/cart/cart-product';
import { readProduct } from '@/core/rules/persisted/stored-items';
import { toCardData, toEmbedData, toPageData } from '@/services/server/product-data';
import { productStructuredData } from '@/services/server/product-structured-data';

type FieldName = keyof typeof PRODUCT_FIELDS;
const NAMES = Object.keys(PRODUCT_FIELDS) as FieldName[];

const NAVY = { name: 'Navy', hex: '#1f2a44', choice: 'color=navy', picture: '/navy.webp' };

type Whole = Required<Product>;
type Texts = { [Name in keyof Whole as Whole[Name] extends string ? Name : never]: string };

/** A product that has every field; a text says which it is. */
const WHOLE: Whole = {
  ...(Object.fromEntries(NAMES.map((name) => [name, `said of ${name}`])) as Texts),
  ...{ price: 20, compareAtPrice: 30, rating: 4, reviewCount: 2 },
  ...{ image: ['/a.webp'], media: [{ alt: 'Front' }], colors: [NAVY], shown: NAVY },
  ...{ isSoldOut: true, isFewLeft: true, variants: [] },
  rows: [{ id: 'r', values: [], price: 20 }],
};
/** The fields of which something is there. */
const said = (product: Product | null) =>
  Object.entries(product ?? {})
    .filter(([, value]) => value !== '')
    .map(([name]) => name)
    .sort();

const WHERE = {
  cards: (product) => toCardData([product])[0] ?? null,
  page: toPageData,
  embed: toEmbedData,
  cart: cartProduct,
  copies: readProduct,
} satisfies Record<string, (product: Product) => Product | null>;

describe('of a product that has every field there are those that its table names [S3.980]', () => {
  for (const place of ['cards', 'page', 'embed', 'cart', 'copies'] as const) {
    it(`in ${place}`, () => {
      expect(said(WHERE[place](WHOLE))).toEqual(fieldsIn(place).sort());
    });
  }

  it('in what search engines are told', () => {
    const [received = {}] = productStructuredData(WHOLE, [], null);
    const properties: Readonly<Record<string, unknown>> = { ...received };
    for (const name of NAMES) {
      const property = PRODUCT_FIELDS[name].structuredData;
      const text = `said of ${name}`;
      if (property) expect(properties, name).toHaveProperty(property);
      else expect(JSON.stringify(received), name).not.toContain(text);
    }
    expect(Object.keys(properties).sort()).toEqual(
      ['@context', '@type', 'offers', ...NAMES.flatMap(propertyOf)].sort(),
    );
  });
});

const propertyOf = (name: FieldName) => PRODUCT_FIELDS[name].structuredData ?? [];

it('search engines are told what a product is made of, where that is known [S3.981]', () => {
  const [received] = productStructuredData({ ...WHOLE, material: '100% wool' }, [], null);
  expect(received).toMatchObject({ '@type': 'Product', material: '100% wool' });
  const { material: _unknown, ...other } = WHOLE;
  expect(productStructuredData(other, [], null)[0]).not.toHaveProperty('material');
});
