export { categories, products, productVariants, variantDefinitions } from './catalogue';
export { pages, reviews } from './content';
export { media } from './media';
export { shopAliases, shops, templates } from './shops';
