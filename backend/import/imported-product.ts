import { type ColumnOf, columnsOf, FILE_FIELDS, type FileField } from '@/core/model/product-fields';
import type { products } from '../db/schema';
import type { MediaDraft } from '../domain/product-media';

export type ImportedColumn = ColumnOf<FileField> | 'colors' | 'isPublished';

/** The columns of `products` that a file decides. */
export const IMPORTED_COLUMNS: readonly ImportedColumn[] = [
  ...columnsOf(FILE_FIELDS),
  ...(['colors', 'isPublished'] as const),
];

/** A product as a file gives it, ready for the database: the columns, its pictures and its variants. */
export interface ImportedProduct extends Pick<typeof products.$inferSelect, ImportedColumn> {
  /** Names the product in its file, run after run. */
  handle: string;
  media: ImportedPicture[];
  variants: ImportedVariant[];
}

/** A picture at its own address, with what the file and the address say of it; sizes in px. */
export type ImportedPicture = Pick<MediaDraft, 'file' | 'alt' | 'width' | 'height'>;

export interface ImportedVariant {
  sku: string;
  options: { name: string; value: string }[];
  priceMinor: number;
  compareAtMinor: number | null;
  /** The address of its picture, '' for none. */
  image: string;
  /** Pieces that can be sold; null where that is not limited. */
  stock: number | null;
}

/** Reason for a rejected product, with its line in the file, from 1. */
export interface Rejection {
  line: number;
  handle: string;
  reason: string;
}

/** Notes what is wrong with a row; reading goes on, so that all of it is found. */
export type Complain = (line: number, reason: string) => void;

/** Error of the file as a whole: the import stops and changes nothing. */
export class ImportFileError extends Error {
  constructor(
    message: string,
    /** Line of the file, from 1; undefined where the error has none. */
    readonly line?: number,
  ) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
    this.name = 'ImportFileError';
  }
}
