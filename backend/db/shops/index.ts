export { ensureRoles } from './ensure-roles';
export { NO_WATCH, watchReach } from './reach';
export { revokePublicConnect } from './revoke-public-connect';
export {
  createShopDatabases,
  createShopPool,
  type ShopDatabase,
  type ShopDatabases,
} from './shop-databases';
export { ACROSS_ROLE, APP_ROLE } from './sight';
