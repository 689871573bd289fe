export { createShop, removeShop, updateShop } from './change-shop';
export { type Coupon, couponPatchSchema, listCoupons, setCoupon } from './coupons';
export { asciiHost, shopIdOf } from './hosts';
export { listMessages, type ShopMessage } from './list-messages';
export { type AwaitedStock, listRestock } from './list-restock';
export { listShops, type ShopSummary, showShop } from './list-shops';
export { NoSuchShopError, parseFields, ShopFieldsError } from './shop-errors';
export { newShopSchema, shopPatchSchema } from './shop-fields';
