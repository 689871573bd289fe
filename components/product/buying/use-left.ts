import { useEffect, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { CHECKOUT_KEY } from '@/store/persistence/checkout-key';

type Left = ReadonlyMap<string, number>;
const UNKNOWN: Left = new Map();

/**
 * How many pieces of each row of a product are left at this moment, by the row's id; empty until that is known.
 * Asked for when the page is there, and again whenever the shopper comes back to it.
 */
export function useLeft(productId: string, isCounted: boolean): Left {
  const [left, setLeft] = useState(UNKNOWN);
  const { hostname } = useAppSelector((state) => state.shop);

  useEffect(() => {
    if (!isCounted) return;
    let isWanted = true;
    const ask = async () => {
      const { loadStock } = await import('@/services/cart');
      const { storedText } = await import('@/store/persistence/browser-storage');
      const known = await loadStock(productId, hostname, storedText(CHECKOUT_KEY) ?? '');
      if (isWanted) setLeft(known);
    };
    const askQuietly = () => {
      // What is told without numbers stands where they cannot be had.
      if (document.visibilityState === 'visible') ask().catch(() => undefined);
    };
    askQuietly();
    document.addEventListener('visibilitychange', askQuietly);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askQuietly);
    };
  }, [productId, hostname, isCounted]);

  return left;
}
