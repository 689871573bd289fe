/**
 * Fields of a product, or of one of its variants, that files carry and shoppers are not shown: no answer has them, but for
 * a barcode that is a GTIN. `backend/db/schema` has a column of each name.
 */

interface MerchantColumn {
  of: 'product' | 'variant';
  file: {
    /** Headers that are read; the first is the one that is written. */
    headers: readonly string[];
  };
}

export const MERCHANT_FIELDS = {
  standardCategory: {
    of: 'product',
    file: { headers: ['Product Category', 'Standard Product Type'] },
  },
  isGiftCard: { of: 'product', file: { headers: ['Gift Card'] } },
  externalId: { of: 'product', file: { headers: ['External ID', 'Product ID', 'ID'] } },
  barcode: { of: 'variant', file: { headers: ['Variant Barcode', 'Barcode'] } },
  weightGrams: { of: 'variant', file: { headers: ['Variant Grams', 'Weight value (grams)'] } },
  weightUnit: {
    of: 'variant',
    file: { headers: ['Variant Weight Unit', 'Weight unit for display'] },
  },
  costMinor: { of: 'variant', file: { headers: ['Cost per item'] } },
  requiresShipping: {
    of: 'variant',
    file: { headers: ['Variant Requires Shipping', 'Requires shipping'] },
  },
  isTaxed: { of: 'variant', file: { headers: ['Variant Taxable', 'Charge tax'] } },
} as const satisfies Record<string, MerchantColumn>;

type Fields = typeof MERCHANT_FIELDS;
export type MerchantField = keyof Fields;

/** The names of those fields that are of a product as a whole, or of its variants. */
export type MerchantFieldOf<Owner extends MerchantColumn['of']> = {
  [Name in MerchantField]: Fields[Name]['of'] extends Owner ? Name : never;
}[MerchantField];

export const MERCHANT_FIELD_NAMES = Object.keys(MERCHANT_FIELDS) as MerchantField[];

export const merchantFieldsOf = <Owner extends MerchantColumn['of']>(owner: Owner) =>
  MERCHANT_FIELD_NAMES.filter(
    (name): name is MerchantFieldOf<Owner> => MERCHANT_FIELDS[name].of === owner,
  );
