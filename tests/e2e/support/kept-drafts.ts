import type { Page } from 'playwright/test';
import { expect } from './test';

/**
 * Waits until the browser keeps words of a draft, or does no more. The editor writes a change once the browser has shown it, and
 * says that one is behind only where that takes a second.
 */
export async function expectSaved(page: Page, words: string, isSaved = true): Promise<void> {
  const often = { intervals: [20] };
  await expect
    .poll(async () => (await page.evaluate(readDrafts)).includes(words), often)
    .toBe(isSaved);
}

/** Waits until the editor of a tab, one of so many that live, has looked for drafts to offer. */
export async function untilLookedFor(page: Page, tabs: number): Promise<void> {
  const living = () => page.evaluate(countTabs);
  await expect.poll(living).toBe(tabs);
  // It looks again when it is come back to, and reads before whoever asks for the drafts after it.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  for (let reads = 0; reads < 2; reads += 1) await page.evaluate(readDrafts);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

/** Runs in the page: how many tabs keep drafts of their own. */
async function countTabs(): Promise<number> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name = '' }) => name.startsWith('hemline-drafts:')).length;
}

/** Runs in the page: all that its drafts hold, as text. */
async function readDrafts(): Promise<string> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('hemline-drafts'));
  const transaction = database.transaction([...database.objectStoreNames]);
  const stores = [...database.objectStoreNames].map((name) => transaction.objectStore(name));
  const preserved = await Promise.all(stores.map((store) => answer(store.getAll())));
  database.close();
  return JSON.stringify(preserved);
}
