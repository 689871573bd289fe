import type { AppThunk } from './make-store';
import { productsLoaded } from './slices/shop';

/** Loads what goes with the products of a category (spec 7). @throws ApiError as every call does. */
export const loadUpsale =
  (category: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { loadUpsales } = await import('@/services/catalogue');
    const { upsale } = await loadUpsales(getState().shop.hostname, category);
    dispatch(productsLoaded({ upsale }));
  };

/** Loads what goes with a cart (spec 7). @throws ApiError as every call does. */
export const loadCartUpsale = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { loadUpsales } = await import('@/services/catalogue');
  const { upsale2 } = await loadUpsales(getState().shop.hostname);
  dispatch(productsLoaded({ upsale2 }));
};
