export { asciiHost } from './ascii-host';
export { couponPatchSchema } from './coupon-fields';
export { type Coupon, listCoupons, setCoupon } from './coupons';
export { createShop } from './create-shop';
export { listShops, type ShopSummary, showShop } from './list-shops';
export { removeShop } from './remove-shop';
export { type FieldProblem, NoSuchShopError, ShopFieldsError } from './shop-errors';
export { type NewShop, newShopSchema, type ShopPatch, shopPatchSchema } from './shop-fields';
export { updateShop } from './update-shop';
