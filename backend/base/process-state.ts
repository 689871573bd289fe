const STATE_KEY = Symbol.for('hemline.process-state');

function stateMap(): Map<string, unknown> {
  const existing: unknown = Reflect.get(globalThis, STATE_KEY);
  if (existing instanceof Map) return existing;
  const created = new Map<string, unknown>();
  Reflect.set(globalThis, STATE_KEY, created);
  return created;
}

/**
 * Returns a value that the process has once (pool, caches, limits, locks), made at the first call. It lives on
 * `globalThis`: API routes and pages are separate bundles with module state of their own. A rejected promise is
 * dropped, so that the next call tries again.
 */
export function processState<T>(key: string, create: () => T): T {
  const states = stateMap();
  if (!states.has(key)) {
    const created = create();
    states.set(key, created);
    if (created instanceof Promise) created.catch(() => states.delete(key));
  }
  // The map cannot know the type behind a key; a key is used in one place only.
  return states.get(key) as T;
}
