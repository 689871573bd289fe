import { BRING_HASH, BROUGHT_HASH } from '@/core/rules/address/old-drafts';
import { isObject } from '@/core/values/is-object';
import { type DraftHead, openDrafts, type SettingsDraft } from './database';
import { handOver } from './shelf';
import { ask } from './writes';

// Drafts of the time when admins worked on the shop's own host, which its page there hands over once (docs/adr/0052).

/** Key of the number by which this browser knows what it has asked for. */
const ASKED_KEY = 'hemline-bring-drafts';

/** Asks for them: the fragment to open the old address with. */
export function askForDrafts(): string {
  const number = crypto.randomUUID();
  localStorage.setItem(ASKED_KEY, number);
  return `${BRING_HASH}${number}`;
}

/**
 * Keeps the drafts that a fragment brings, and only what was asked for, once: any page may open this one with a fragment.
 * Returns how many there were; null for what brings none. @throws where the browser refuses storage.
 */
export async function keepBrought(hash: string, shop: string): Promise<number | null> {
  if (!hash.startsWith(BROUGHT_HASH)) return null;
  const [number, packed = ''] = hash.slice(BROUGHT_HASH.length).split('.');
  if (number !== localStorage.getItem(ASKED_KEY)) return null;
  const count = packed === '' ? 0 : await keep(await unpack(packed), shop);
  localStorage.removeItem(ASKED_KEY);
  return count;
}

async function unpack(packed: string): Promise<unknown> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const unzipped = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unzipped).json();
}

async function keep(brought: unknown, shop: string): Promise<number> {
  const heads = ownersIn<DraftHead>(brought, 'heads', shop);
  const settings = ownersIn<SettingsDraft>(brought, 'settings', shop);
  const ids = new Set(heads.map(({ id }) => id));
  const database = await openDrafts(() => undefined);
  try {
    await handOver(database, (transaction) => {
      for (const head of heads) ask(transaction.objectStore('heads').put(head));
      for (const draft of settings) ask(transaction.objectStore('settings').put(draft));
      for (const name of ['trees', 'records'] as const) {
        for (const [key, value] of entriesIn(brought, name)) {
          if (!Array.isArray(key) || !ids.has(key[0]) || typeof value !== 'string') continue;
          ask(transaction.objectStore(name).put(value, key as never));
        }
      }
    });
  } finally {
    database.close();
  }
  return heads.length + settings.length;
}

/** Heads or settings of one shop in a store, as far as they are such. */
const ownersIn = <Owner extends DraftHead | SettingsDraft>(
  brought: unknown,
  store: string,
  shop: string,
): Owner[] =>
  entriesIn(brought, store)
    .map(([, owner]) => owner)
    .filter(
      (owner): owner is Owner =>
        isObject(owner) && typeof owner.id === 'string' && owner.shop === shop,
    );

function entriesIn(brought: unknown, store: string): (readonly [unknown, unknown])[] {
  const entries = isObject(brought) ? brought[store] : undefined;
  return Array.isArray(entries)
    ? entries.filter(Array.isArray).map(([key, value]) => [key, value] as const)
    : [];
}
