export { adminSessions, admins, auditLog } from './admins';
export { caseAttachments, caseMessages, cases } from './cases';
export type { StockReason } from './catalogue';
export {
  availabilityChanges,
  categories,
  productMedia,
  products,
  productVariants,
  stockMovements,
  variantDefinitions,
} from './catalogue';
export { categoryTiles, components, contactMessages, pages, reviews } from './content';
export { domainEvents, rateCounts } from './events';
export { media, uploads } from './media';
export {
  cartAdditions,
  coupons,
  orderLines,
  orders,
  restockRequests,
  stockHolds,
  type TotalLineRow,
} from './orders';
export { idempotencyKeys, mails, paymentEvents, paymentSettings, testPayments } from './payments';
export { productSearch, productTexts, searchWords } from './search';
export { shopAliases, shops, templates } from './shops';
