/** A page that unsaved changes are shown on. */
export interface PreviewedPage {
  slug: string;
  /** Where shoppers find it; for the page of products that of one of them, null where there is none. */
  path: string | null;
}
