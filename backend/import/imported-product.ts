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
  images: string[];
  colors: string[];
  isPublished: boolean;
  variants: ImportedVariant[];
}

export interface ImportedVariant {
  sku: string;
  options: { name: string; value: string }[];
  priceMinor: number;
  compareAtMinor: number | null;
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
