import type { Backend } from '@/backend/create-backend';
import { startUpkeep } from '@/backend/upkeep';

const ends = new WeakMap<Promise<Backend>, Promise<() => Promise<void>>>();

/** Has a backend do what no call does, from when it is open; where it does not open there is nothing to do. */
export function keepUp(opening: Promise<Backend>): void {
  const begun = opening.then(
    ({ services }) => startUpkeep(services),
    () => async () => undefined,
  );
  ends.set(opening, begun);
}

/** Closes a backend once its jobs under way are done; one that never opened is closed. */
export async function closeBackend(opening: Promise<Backend>): Promise<void> {
  const end = await ends.get(opening);
  await end?.();
  await opening.then(
    (backend) => backend.close(),
    () => undefined,
  );
}
