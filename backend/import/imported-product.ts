import { type MerchantFieldOf, merchantFieldsOf } from '@/core/model/merchant-fields';
import { type ColumnOf, columnsOf, FILE_FIELDS, type FileField } from '@/core/model/product-fields';
import type { products, productVariants } from '../db/schema';
import type { MediaDraft } from '../domain/product-media';

/** Columns that are made of several of a file, or of none by itself. */
const MADE_COLUMNS = ['colors', 'isPublished', 'status', 'productType', 'sourceCells'] as const;

export type ImportedColumn =
  | ColumnOf<FileField>
  | MerchantFieldOf<'product'>
  | (typeof MADE_COLUMNS)[number];

/** The columns of `products` that a file decides. */
export const IMPORTED_COLUMNS: readonly ImportedColumn[] = [
  ...columnsOf(FILE_FIELDS),
  ...merchantFieldsOf('product'),
  ...MADE_COLUMNS,
];

/** A product as a file gives it, ready for the database: the columns, its pictures and its variants. */
export interface ImportedProduct extends Pick<typeof products.$inferSelect, ImportedColumn> {
  /** Names the product in its file, run after run. */
  handle: string;
  media: ImportedPicture[];
  /** Addresses of the pictures in its description. */
  pictures?: string[];
  variants: ImportedVariant[];
}

/** A picture at its own address, with what the file and the address say of it; sizes in px. */
export type ImportedPicture = Pick<MediaDraft, 'file' | 'alt' | 'width' | 'height'>;

const VARIANT_COLUMNS = [
  ...(['sku', 'options', 'priceMinor', 'compareAtMinor', 'stock'] as const),
  ...merchantFieldsOf('variant'),
  ...(['colorFamily', 'sourceCells'] as const),
];
type VariantColumn = (typeof VARIANT_COLUMNS)[number];

/** The columns of `product_variants` that a file decides, beside their place and picture. */
export const IMPORTED_VARIANT_COLUMNS: readonly VariantColumn[] = VARIANT_COLUMNS;

/** A variant as a file gives it; `image` is the address of its picture, '' for none. */
export interface ImportedVariant extends Pick<typeof productVariants.$inferSelect, VariantColumn> {
  image: string;
}

/** Notes what is wrong with a row; reading goes on, so that all of it is found. */
export type Complain = (line: number, reason: string) => void;
