export { ensureRoles } from './ensure-roles';
export { keepStrangersOut } from './keep-strangers-out';
export {
  createShopDatabases,
  createShopPool,
  type ShopDatabase,
  type ShopDatabases,
} from './shop-databases';
export { ACROSS_ROLE, APP_ROLE } from './sight';
