import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type Storage as PersistStorage,
  PURGE,
  persistReducer,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { createBrowserStorage } from './persistence/browser-storage';
import { persistConfig } from './persistence/config';
import { type ReducedState, rootReducer } from './root-reducer';
import { cartPricing } from './slices/cart-pricing';
import { storageRefused } from './slices/notices';
import { loadShopOnce } from './slices/shop-loading';

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const isProduction = process.env.NODE_ENV === 'production';

/** A threshold of checks that never warn of their own time: that tells of a busy machine, of no fault. */
const HOWEVER_LONG = { warnAfter: Number.POSITIVE_INFINITY };
const CHECKS_OF_DEVELOPMENT = isProduction
  ? {}
  : {
      immutableCheck: HOWEVER_LONG,
      serializableCheck: { ...HOWEVER_LONG, ignoredActions: PERSIST_ACTIONS },
    };

/** What something that joins a store does to the slices that every page has; it is kept with them. */
type Revision = (state: ReducedState, action: UnknownAction) => ReducedState;

/**
 * A store: one per request on the server, one per visit in the browser. It tells its reducer, and takes
 * a revision, for what joins it later (`store/editor`).
 */
export function makeStore(storage: PersistStorage = createBrowserStorage()) {
  let onWriteFailed: () => unknown = () => {};
  const config = persistConfig({ storage, writeFailHandler: () => onWriteFailed() });
  let revise: Revision = (state) => state;
  // Apart from the store, so that its state keeps its type.
  const reducer = persistReducer<ReducedState>(config, (state, action) =>
    revise(rootReducer(state, action), action),
  );
  const store = configureStore({
    reducer,
    devTools: !isProduction,
    middleware: (withDefaults) =>
      withDefaults(CHECKS_OF_DEVELOPMENT).prepend(loadShopOnce, cartPricing),
  });
  onWriteFailed = () => store.dispatch(storageRefused());
  const reviseBy = (revision: Revision) => {
    revise = revision;
  };
  return Object.assign(store, { reducer, reviseBy });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
