/** Text of a product grid while its products load (spec 4). */
export const PRODUCTS_LOADING = 'Loading products...';

/** The prefix of its error message (spec 4). */
export const ERROR_PREFIX = 'Error: ';

/** The message where the server has none, or did not answer (spec 8). */
export const PRODUCTS_FAILED = 'Failed to fetch products';
