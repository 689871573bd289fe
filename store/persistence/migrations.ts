/** Persisted slices, unvalidated. */
export type PersistedSlices = Readonly<Record<string, unknown>>;

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
export function migrateSlices(slices: PersistedSlices, today: number): PersistedSlices {
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
