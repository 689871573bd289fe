/** A picture of a product as the database holds it: see `productMedia` in `db/schema/catalogue.ts`. */
export interface MediaRecord {
  id: string;
  file: string;
  width: number | null;
  height: number | null;
  alt: string;
  focusX: number;
  focusY: number;
  placeholder: string;
}

/** A picture as it is to be; what is left out stays as it is, or is what is known of the stored file. */
export type MediaDraft = Pick<MediaRecord, 'file'> & Partial<MediaRecord>;
