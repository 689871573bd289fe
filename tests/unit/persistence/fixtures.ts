import type { Storage as PersistStorage } from 'redux-persist';
import { persistStore } from 'redux-persist';
import type { CartLine } from '@/core/model/cart';
import { productSchema } from '@/core/model/product.schema';
import { initSchema } from '@/core/model/shop.schema';
import { type AppStore, makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

export const ROOT = 'persist:root';

/** A product as a page of the shop brings it. */
export const product = (id: string, fields: object = {}) =>
  productSchema.parse({ id, name: `Product ${id}`, price: 20, image: [`/${id}.webp`], ...fields });

export const line = (id: string, quantity = 1): CartLine => ({ product: product(id), quantity });

/** A storage of the kind redux-persist takes, over a plain map. */
export function mapStorage(texts: Record<string, string> = {}) {
  const preserved = new Map(Object.entries(texts));
  const storage: PersistStorage = {
    getItem: async (key: string) => preserved.get(key) ?? null,
    setItem: async (key: string, text: string) => void preserved.set(key, text),
    removeItem: async (key: string) => void preserved.delete(key),
  };
  return { preserved, storage };
}

/** Slices as redux-persist stores them: each as JSON text, and all as JSON text. */
export function savedRoot(slices: Record<string, unknown>, version = 2): string {
  const all = { ...slices, _persist: { version, rehydrated: true } };
  const texts = Object.entries(all).map(([name, slice]) => [name, JSON.stringify(slice)]);
  return JSON.stringify(Object.fromEntries(texts));
}

/** The opening answer of the shop in these tests. */
export const INIT = initSchema.parse({ domain: 'shop.example', company: 'Fresh' });

export function seededStore(storage?: PersistStorage): AppStore {
  const store = makeStore(storage);
  seedStore(store, { init: INIT });
  return store;
}

/** A store of a new visit, with what the storage holds brought back. */
export async function rehydrated(storage: PersistStorage): Promise<AppStore> {
  const store = seededStore(storage);
  await new Promise<void>((resolve) => {
    persistStore(store, null, resolve);
  });
  return store;
}

export const idsOf = ({ items }: { items: readonly { product: { id: string } }[] }) =>
  items.map((item) => item.product.id);

/** A browser that embeds have left nothing in; what they hold themselves is not asked for then. */
export function forgetEmbeds(): void {
  localStorage.clear();
  for (const key of ['cart-given', 'cart-handed']) localStorage.setItem(`embed:${key}`, '');
}
