export { adminSessions, admins } from './admins';
export { categories, products, productVariants, variantDefinitions } from './catalogue';
export { categoryTiles, components, contactMessages, pages, reviews } from './content';
export { media, uploads } from './media';
export { cartAdditions, coupons, orderLines, orders } from './orders';
export { productSearch, productTexts, searchWords } from './search';
export { shopAliases, shops, templates } from './shops';
