import { useEffect, useState } from 'react';
import { type CartLine, MAX_CART_LINES, type WishlistItem } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import { lineKey } from '@/core/rules/cart/line-identity';
import { awaited } from '@/hooks/awaited';
import { useShop } from '@/hooks/use-shop';

const MOST = 100;

/** Current data of wishlist items; items that failed to load have no entry, so that saved data shows. */
interface Today {
  /** The products by id, null for what is no longer sold. */
  products: ReadonlyMap<string, Product | null>;
  /** Cart lines of items with chosen options, by item key. */
  lines: ReadonlyMap<string, CartLine>;
}
const UNKNOWN: Today = { products: new Map(), lines: new Map() };

export function useToday(items: readonly WishlistItem[]): Today {
  const [today, setToday] = useState(UNKNOWN);
  const { hostname } = useShop();

  useEffect(() => {
    if (items.length === 0) return;
    const take = (loaded: Partial<Today>) => setToday((entries) => ({ ...entries, ...loaded }));
    const ends = [
      awaited(loadProducts(hostname, items), (products) => take({ products })),
      awaited(loadLines(hostname, items), (lines) => take({ lines })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [hostname, items]);

  return today;
}

async function loadProducts(
  domain: string,
  items: readonly WishlistItem[],
): Promise<Today['products']> {
  const ids = [...new Set(items.map(({ product }) => product.id))].slice(0, MOST);
  const { loadProductsOf } = await import('@/services/catalogue');
  const products = await loadProductsOf(domain, ids);
  // A backend that does not narrow by ids answers with others: it tells nothing.
  if (!products.every(({ id }) => ids.includes(id))) return UNKNOWN.products;
  const sold = new Map(products.map((product) => [product.id, product]));
  return new Map(ids.map((id) => [id, sold.get(id) ?? null]));
}

/** Older wishlists save the chosen options without a row id. */
const isChosen = ({ variantId, variants }: WishlistItem) => (variantId ?? variants) !== undefined;

async function loadLines(domain: string, items: readonly WishlistItem[]): Promise<Today['lines']> {
  const named = items.filter(isChosen).slice(0, MAX_CART_LINES);
  if (named.length === 0) return UNKNOWN.lines;
  const { priceCart } = await import('@/services/cart');
  const request = named.map((item) => ({ ...item, quantity: 1 }));
  const { lines } = await priceCart({ items: request, appliedCoupon: null }, domain, '');
  const entries = named.map((item, place) => [lineKey(item), lines[place] ?? null] as const);
  return new Map(entries.flatMap(([key, line]) => (line ? [[key, line]] : [])));
}
