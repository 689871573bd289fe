const PREFIX = 'hemline-drafts:';

/** The id of this tab, locked as long as it lives. */
export interface Tab {
  id: string;
  /** The tabs that live, this one too. */
  living: () => Promise<ReadonlySet<string>>;
  leave: () => void;
}

/** Marks this tab as alive by a lock that ends with it. @throws where the browser has no locks, or gives none */
export async function enterTab(locks: LockManager | undefined = navigator.locks): Promise<Tab> {
  if (!locks) throw new Error('This browser cannot tell the drafts of its tabs apart.');
  const id = crypto.randomUUID();
  const leave = await holdLock(locks, PREFIX + id);
  const living = async () => {
    const { held = [] } = await locks.query();
    const names = held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? name : []));
    return new Set(names.map((name) => name.slice(PREFIX.length)));
  };
  return { id, living, leave };
}

function holdLock(locks: LockManager, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    locks.request(name, hold).catch(reject);
  });
}
