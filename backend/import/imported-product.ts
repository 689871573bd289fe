import type { MediaDraft } from '../domain/product-media';

/** A product as a file gives it, ready for the database. Prices in integer cents. */
export interface ImportedProduct {
  /** Names the product in its file, run after run. */
  handle: string;
  name: string;
  description: string;
  brand: string;
  category: string;
  tags: string;
  priceMinor: number;
  compareAtMinor: number | null;
  media: ImportedPicture[];
  colors: string[];
  isPublished: boolean;
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

/** Why a product was left out: a line of the file, from 1, and what is wrong there. */
export interface Rejection {
  line: number;
  handle: string;
  reason: string;
}

/** Notes what is wrong with a row; reading goes on, so that all of it is found. */
export type Complain = (line: number, reason: string) => void;
