/** The place of blocks: on a page, or in the header or footer of all pages. */
export type Place = 'page' | 'header' | 'footer';
