/**
 * Whether drafts are kept: `kept` as they are, `behind` while some of it has waited for a while to be
 * written, `off` where the browser keeps none or refuses. `starting` until that is known.
 */
export type Keeping = 'starting' | 'kept' | 'behind' | 'off';

/** How long a change may wait to be written before it is said. */
const BEHIND_AFTER_MS = 1_000;

/** Tells whoever wants to know whether drafts are kept. */
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
    /** Something has to be written. */
    waits: () => {
      if (keeping === 'kept') timer ??= setTimeout(() => say('behind'), BEHIND_AFTER_MS);
    },
  };
}
