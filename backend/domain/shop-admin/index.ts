export { createShop, removeShop, updateShop } from './change-shop';
export { checkShop, type Lack } from './check-shop';
export { couponPatchSchema, listCoupons, setCoupon } from './coupons';
export { asciiHost, shopIdOf } from './hosts';
export {
  type AwaitedStock,
  listMessages,
  listRestock,
  listShops,
  type ShopMessage,
  type ShopSummary,
  showShop,
} from './list-shops';
export { asNewShop } from './new-shop';
export { NoSuchShopError, parseFields, ShopFieldsError } from './shop-errors';
export { newShopSchema, shopPatchSchema } from './shop-fields';
