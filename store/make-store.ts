import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, persistReducer, REGISTER, REHYDRATE } from 'redux-persist';
import { persistConfig } from './persistence';
import { rootReducer } from './root-reducer';
import { cartPricing } from './slices/cart-pricing';
import { loadShopOnce } from './slices/shop-loading';

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const reducer = persistReducer(persistConfig, rootReducer);

export type RootState = ReturnType<typeof reducer>;

/** A store: one per request on the server, one per visit in the browser. */
export function makeStore() {
  return configureStore({
    reducer,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (withDefaults) =>
      withDefaults({ serializableCheck: { ignoredActions: PERSIST_ACTIONS } }).prepend(
        loadShopOnce.middleware,
        cartPricing.middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
