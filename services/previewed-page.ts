/** A page that unsaved changes are shown on. */
export interface PreviewedPage {
  slug: string;
  /** Public path; null for the product page of a shop without products. */
  path: string | null;
}
