/** The category that means the whole catalogue (spec 3); apart from the others, as every page has it. */
export const ALL_PRODUCTS = 'All Products';
