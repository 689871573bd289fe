import type { PersistConfig } from 'redux-persist';
import { storedText } from './browser-storage';
import { migrateStored, type StoredSlices } from './migrations';
import { MIRROR_KEYS } from './mirror-keys';
import { parsed } from './parsed';

type Stored = StoredSlices & { _persist: { version: number; rehydrated: boolean } };
type Reading = Pick<PersistConfig<unknown>, 'key' | 'storage' | 'version'>;

/**
 * What is stored under the key, slice by slice: a slice that cannot be read is left out, the others stay.
 * Where nothing is stored, or nothing of it can be read, the mirrors of cart and wishlist stand in.
 */
export async function readStored({
  key,
  storage,
  version = 0,
}: Reading): Promise<Stored | undefined> {
  const found: unknown = await storage.getItem(`persist:${key}`);
  const slices = typeof found === 'string' ? readSlices(found) : null;
  const stored = slices ? migrateStored(slices, version) : await readMirrored();
  return stored && { ...stored, _persist: { version, rehydrated: false } };
}

/** The mirrors' code is fetched where there are any; a browser that was here before has better. */
async function readMirrored(): Promise<StoredSlices | undefined> {
  if (MIRROR_KEYS.every((key) => storedText(key) === null)) return undefined;
  const { readMirrors } = await import('./mirrors');
  return readMirrors();
}

function readSlices(text: string): StoredSlices | null {
  const stored = parsed(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).map(([name, slice]) => [
      name,
      typeof slice === 'string' ? parsed(slice) : undefined,
    ]),
  );
}
