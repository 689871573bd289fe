import { useEffect, useState } from 'react';
import type { WishlistItem } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

/** The most that one call asks for. */
const MOST = 100;

type Today = ReadonlyMap<string, Product | null>;
const UNKNOWN: Today = new Map();

/**
 * The products of the wishlist as they are today, by id: null for what is no longer sold. Empty until
 * that is known, and where it cannot be had, so that what was saved stands.
 */
export function useToday(items: readonly WishlistItem[]): Today {
  const [today, setToday] = useState(UNKNOWN);
  const { hostname } = useAppSelector(selectShop);
  const asked = [...new Set(items.map(({ product }) => product.id))].slice(0, MOST).join();

  useEffect(() => {
    if (asked === '') return;
    let isAwaited = true;
    loadToday(hostname, asked.split(',')).then(
      (loaded) => isAwaited && setToday(loaded),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [hostname, asked]);

  return today;
}

async function loadToday(domain: string, ids: readonly string[]): Promise<Today> {
  const { loadProductsOf } = await import('@/services/catalogue');
  const products = await loadProductsOf(domain, ids);
  // A backend that does not narrow by ids answers with others: it tells nothing.
  if (!products.every(({ id }) => ids.includes(id))) return UNKNOWN;
  const sold = new Map(products.map((product) => [product.id, product]));
  return new Map(ids.map((id) => [id, sold.get(id) ?? null]));
}
