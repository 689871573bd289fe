/** The state of the drafts; `behind` while a change waits to be written, `off` where the browser refuses storage. */
export type Keeping = 'starting' | 'kept' | 'behind' | 'off';

/** The wait for a write after which it is reported. */
const BEHIND_AFTER_MS = 1_000;

export function createKeeping() {
  const listeners = new Set<() => void>();
  let keeping: Keeping = 'starting';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (next: Keeping) => {
    clearTimeout(timer);
    timer = undefined;
    if (next === keeping) return;
    keeping = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => keeping,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    say,
    /** Called when something has to be written. */
    waits: () => {
      if (keeping === 'kept') timer ??= setTimeout(() => say('behind'), BEHIND_AFTER_MS);
    },
  };
}
