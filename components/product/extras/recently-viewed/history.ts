import type { Product } from '@/core/model/product';
import { readViewed, withViewed } from '@/core/rules/viewed-products';

const KEY = 'recently-viewed';

/** The products viewed in this session, the newest first; none where storage is blocked or spoilt. */
export function viewedProducts(): Product[] {
  try {
    return readViewed(window.sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps a product as the one viewed last; a storage that is full or blocked keeps none. */
export function rememberViewed(product: Product): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(withViewed(viewedProducts(), product)));
  } catch {}
}
