import { configureStore } from '@reduxjs/toolkit';
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
import { cartListener } from './cart/cart-listener';
import { createBrowserStorage } from './persistence/browser-storage';
import { persistConfig } from './persistence/config';
import { makeSlices, type ReducedState, reduceWith, type Slices } from './root-reducer';
import { storageRefused } from './slices/notices';

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

/** A page that is about to be rendered is told of with the next action, once it is on screen (`seed.ts`). */
const autoBatch = { type: 'callback' as const, queueNotification: () => {} };

/** A store: one per request on the server, one per visit in the browser. What joins it goes into `slices()`. */
export function makeStore(storage: PersistStorage = createBrowserStorage()) {
  let onWriteFailed: () => unknown = () => {};
  const config = persistConfig<ReducedState>({ storage, writeFailHandler: () => onWriteFailed() });
  let joined: Slices | undefined;
  const store = configureStore({
    reducer: persistReducer<ReducedState>(
      config,
      reduceWith(() => joined),
    ),
    devTools: !isProduction,
    middleware: (withDefaults) => withDefaults(CHECKS_OF_DEVELOPMENT).prepend(cartListener),
    enhancers: (withDefaults) => withDefaults({ autoBatch }),
  });
  onWriteFailed = () => store.dispatch(storageRefused());
  return Object.assign(store, { slices: () => (joined ??= makeSlices()) });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;
