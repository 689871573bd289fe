export { categories, products, productVariants, variantDefinitions } from './catalogue';
export { contactMessages, pages, reviews } from './content';
export { media, uploads } from './media';
export { cartAdditions, coupons, orderLines, orders } from './orders';
export { productSearch, productTexts, searchWords } from './search';
export { shopAliases, shops, templates } from './shops';
