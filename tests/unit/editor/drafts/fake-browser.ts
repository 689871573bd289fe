import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, vi } from 'vitest';
import { fakeLocks } from './fake-locks';

// There is a database where a test asks for one, and nowhere else.
Reflect.deleteProperty(globalThis, 'indexedDB');

/** A browser that has no database yet. */
export const emptyDatabases = () => vi.stubGlobal('indexedDB', new IDBFactory());

/** In each test of a file a browser that keeps drafts, and has none yet. */
export function keepDrafts() {
  let browser: ReturnType<typeof fakeLocks>;
  beforeEach(() => {
    emptyDatabases();
    browser = fakeLocks();
    Object.assign(navigator, { locks: browser.locks });
  });
  afterAll(() => Reflect.deleteProperty(navigator, 'locks'));
  return { crash: () => browser.crash() };
}
