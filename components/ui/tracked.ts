import type { ComponentType } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

type Load<Props> = () => Promise<Module<Props>>;

interface Entry {
  load: () => Promise<unknown>;
  component?: unknown;
}

const entries = new Map<string, Entry>();

/**
 * A loader for `next/dynamic` that tells whether its view is there: what comes with the page is, and
 * what a followed link leads to can be waited for (`whenLoaded`), so that no blank place shows meanwhile.
 */
export function tracked<Props>(name: string, load: Load<Props>): Load<Props> {
  const entry: Entry = { load: () => follow() };
  const follow = async () => {
    const module = await load();
    entry.component = module.default;
    return module;
  };
  entries.set(name, entry);
  return follow;
}

/** The view itself, once it is there. */
export function loadedView<Props>(name: string): ComponentType<Props> | undefined {
  return entries.get(name)?.component as ComponentType<Props> | undefined;
}

const waits = new Map<string, Promise<unknown>>();

/** Null where every one of these views is there; else what to wait for, the same promise every time. */
export function whenLoaded(names: readonly string[]): Promise<unknown> | null {
  const missing = names.filter((name) => entries.has(name) && !entries.get(name)?.component);
  if (missing.length === 0) return null;
  const key = missing.join();
  const known = waits.get(key);
  if (known) return known;
  // What cannot be had is left out where it would stand; it is asked for again with the next page.
  const wait = Promise.allSettled(missing.map((name) => entries.get(name)?.load()));
  waits.set(key, wait);
  wait.then(() => waits.delete(key));
  return wait;
}
