/** What a product grid says while its products are on their way (spec 4). */
export const PRODUCTS_LOADING = 'Loading products...';

/** What stands before the message where they do not come (spec 4). */
export const ERROR_PREFIX = 'Error: ';

/** The message where the server has none, or did not answer (spec 8). */
export const PRODUCTS_FAILED = 'Failed to fetch products';
