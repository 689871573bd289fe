export { adminSessions, admins } from './admins';
export { caseAttachments, caseMessages, cases } from './cases';
export { categories, products, productVariants, variantDefinitions } from './catalogue';
export { categoryTiles, components, contactMessages, pages, reviews } from './content';
export { media, uploads } from './media';
export { cartAdditions, coupons, orderLines, orders, stockHolds } from './orders';
export { idempotencyKeys, mails, paymentEvents, paymentSettings, testPayments } from './payments';
export { productSearch, productTexts, searchWords } from './search';
export { shopAliases, shops, templates } from './shops';
