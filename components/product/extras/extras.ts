export { BoughtTogether } from './bought-together/bought-together';
export { RecentlyViewed } from './recently-viewed/recently-viewed';
