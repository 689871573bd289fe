export { QuickShopButton } from './quick-shop-button';
