import { type ComponentType, use } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

type Load<Props> = () => Promise<Module<Props>>;

interface Entry {
  load: () => Promise<unknown>;
  component?: unknown;
}

const entries = new Map<string, Entry>();

/** True on the server, where `next/dynamic` has every view at hand, and has to be asked for it: it names its scripts and styles. */
const isServer = typeof window === 'undefined';

/** A loader for `next/dynamic` that knows whether its view is there, so that a followed link can wait for it. */
export function tracked<Props>(name: string, load: Load<Props>): Load<Props> {
  const entry: Entry = { load: () => loadTracked() };
  const loadTracked = async () => {
    // A page starts many: in between a slow phone answers.
    if (!isServer) await nextTask();
    const module = await load();
    entry.component = module.default;
    return module;
  };
  entries.set(name, entry);
  return loadTracked;
}

/** Has views there that came with other code, by the names that they are tracked by. Throws where one is not. */
export function provideViews<Props>(views: Readonly<Record<string, ComponentType<Props>>>): void {
  for (const [name, component] of Object.entries(views)) {
    const entry = entries.get(name);
    if (!entry) throw new Error(`No view ${name}`);
    entry.component = component;
  }
}

export function loadedView<Props>(name: string): ComponentType<Props> | undefined {
  if (isServer) return undefined;
  return entries.get(name)?.component as ComponentType<Props> | undefined;
}

const waits = new Map<string, Promise<unknown>>();

/** Time before a failed load is retried by the next page that needs it. */
const RETRY_MS = 10_000;

/** Null if all views are there, else a promise, the same for the same names: React gives up on ever new ones. */
export function whenLoaded(names: readonly string[]): Promise<unknown> | null {
  if (isServer) return null;
  const missing = names.filter((name) => entries.has(name) && !entries.get(name)?.component);
  if (missing.length === 0) return null;
  const key = names.join();
  const pending = waits.get(key);
  if (pending) return pending;
  // What cannot be had is left out where it would stand.
  const wait = Promise.allSettled(missing.map((name) => entries.get(name)?.load()));
  waits.set(key, wait);
  wait.then(() => setTimeout(() => waits.delete(key), RETRY_MS));
  return wait;
}

/** Promise that React takes as settled: it is not waited for, not even a moment. */
const READY = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until every one of these views is there, or cannot be had; on the server they all are. */
export function useTracked(names: readonly string[]): void {
  use<unknown>(whenLoaded(names) ?? READY);
}

/** Waits for a task of its own, so that a browser that is busy with this one can paint and answer in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
