import { useCallback } from 'react';
import type { Product } from '@/core/model/product';
import { useLoaded } from '@/hooks/use-loaded';
import { loadUpsales } from '@/services/catalogue';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadOffer, type Offer } from '@/store/load-offer';
import { selectShop } from '@/store/slices/shop';

/** How many products go with one. */
const OTHERS = 2;

/** What goes together with a product (spec 7, `upsale`), each with its choices; what cannot be had or bought is left out. */
export function useBundle(product: Product) {
  const dispatch = useAppDispatch();
  const { hostname } = useAppSelector(selectShop);
  const { id, category } = product;
  const load = useCallback(async () => {
    const { upsale } = await loadUpsales(hostname, category);
    const others = upsale.filter((other) => other.id !== id && !other.isSoldOut).slice(0, OTHERS);
    const offers = await Promise.allSettled(others.map((other) => dispatch(loadOffer(other))));
    return offers.flatMap((offer) => (offer.status === 'fulfilled' ? [offer.value] : []));
  }, [dispatch, hostname, id, category]);
  return useLoaded<Offer[]>(load);
}
