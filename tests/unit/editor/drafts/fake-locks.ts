/** The locks of a browser, shared by its tabs. */
export function fakeLocks() {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  };
  return {
    locks: locks as unknown as LockManager,
    /** A tab that crashes lets go of its locks, as the browser takes them away. */
    crash: () => held.clear(),
  };
}
