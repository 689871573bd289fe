import type { PersistConfig } from 'redux-persist';
import { MIRROR_KEYS, parsed, readText } from './browser-storage';
import { migrateSlices, type PersistedSlices } from './migrations';

type PersistedRoot = PersistedSlices & { _persist: { version: number; rehydrated: boolean } };
type Reading = Pick<PersistConfig<unknown>, 'key' | 'storage' | 'version'>;

/** Reads the readable persisted slices, or else the mirrors of cart and wishlist. */
export async function readPersisted({
  key,
  storage,
  version = 0,
}: Reading): Promise<PersistedRoot | undefined> {
  const text: unknown = await storage.getItem(`persist:${key}`);
  const slices = typeof text === 'string' ? readSlices(text) : null;
  const persisted = slices ? migrateSlices(slices, version) : await readMirrored();
  return persisted && { ...persisted, _persist: { version, rehydrated: false } };
}

/** The mirrors' code is fetched where there are any; a browser that was here before has better. */
async function readMirrored(): Promise<PersistedSlices | undefined> {
  if (MIRROR_KEYS.every((key) => readText(key) === null)) return undefined;
  const { readMirrors } = await import('./mirrors');
  return readMirrors();
}

function readSlices(text: string): PersistedSlices | null {
  const persisted = parsed(text);
  if (typeof persisted !== 'object' || persisted === null || Array.isArray(persisted)) return null;
  return Object.fromEntries(
    Object.entries(persisted).map(([name, slice]) => [
      name,
      typeof slice === 'string' ? parsed(slice) : undefined,
    ]),
  );
}
