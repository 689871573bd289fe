import { useCallback, useRef } from 'react';
import type { Product } from '@/core/model/product';
import { useAppDispatch } from '@/store/hooks';
import { loadOffer, type Offer } from '@/store/load-offer';

/** Loads a product's offer each time it is asked for; one that was warmed up serves once. */
export function useOffer(product: Product) {
  const dispatch = useAppDispatch();
  const warmed = useRef<Promise<Offer> | null>(null);

  const warmUp = () => {
    if (warmed.current) return;
    warmed.current = dispatch(loadOffer(product));
    warmed.current.catch(() => {
      warmed.current = null;
    });
  };
  const load = useCallback(() => {
    const offer = warmed.current ?? dispatch(loadOffer(product));
    warmed.current = null;
    return offer;
  }, [dispatch, product]);

  return { warmUp, load };
}
