import type { PersistConfig } from 'redux-persist';
import { MIRROR_KEYS, parsed, readText } from './browser-storage';

/** Persisted slices, unvalidated. */
export type PersistedSlices = Readonly<Record<string, unknown>>;

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

type Migration = (slices: PersistedSlices) => PersistedSlices;

/** Migrations by target version. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {
  /** A coupon held what it came to; now it holds its terms, which nobody kept: it is entered anew. */
  2: ({ cart, ...rest }) => ({
    ...rest,
    ...(typeof cart === 'object' && cart && { cart: { ...cart, appliedCoupon: null } }),
  }),
};

/** Stored state brought to today's version; that of a newer program stays, and is read slice by slice. */
function migrateSlices(slices: PersistedSlices, today: number): PersistedSlices {
  let migrated = slices;
  for (let version = versionOf(slices) + 1; version <= today; version += 1) {
    migrated = MIGRATIONS[version]?.(migrated) ?? migrated;
  }
  return migrated;
}

function versionOf({ _persist: mark }: PersistedSlices): number {
  const version = typeof mark === 'object' && mark && 'version' in mark ? mark.version : 0;
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;
}
