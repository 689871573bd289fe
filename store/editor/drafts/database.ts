import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Place } from '@/blocks/kit/block-types';
import type { SettingValues } from '../shop';

interface DraftOwner {
  id: string;
  /** The host of the shop. */
  shop: string;
  /** The tab that keeps it: each has drafts of its own. */
  tab: string;
  /** Unix time in ms. */
  changedAt: number;
}

export interface DraftHead extends DraftOwner {
  /** The id and the name of the document, and what it is. */
  document: string;
  name: string;
  place: Place;
  slug: string;
  /** The server's revision that it is based on. */
  revision: number;
}

export interface SettingsChanges {
  /** Their values before. */
  base: SettingValues;
  mine: SettingValues;
}

/** A draft of the settings of a shop: all of it. */
export interface SettingsDraft extends DraftOwner, SettingsChanges {}

/** Drafts as JSON: the base of each document, a later state where many records were joined, and the records since. */
interface DraftsSchema extends DBSchema {
  heads: { key: string; value: DraftHead; indexes: { shop: string } };
  trees: { key: [draft: string, state: 'base' | 'later']; value: string };
  records: { key: [draft: string, number: number]; value: string };
  settings: { key: string; value: SettingsDraft; indexes: { shop: string } };
}

export type DraftsDatabase = IDBPDatabase<DraftsSchema>;

export const STORES = ['heads', 'trees', 'records', 'settings'] as const;

export type DraftsTransaction = IDBPTransaction<
  DraftsSchema,
  (typeof STORES)[number][],
  'readwrite'
>;

const NAME = 'hemline-drafts';
const VERSION = 2;

/** @throws where the browser keeps nothing, as in some private windows. */
export function openDrafts(onLost: () => void): Promise<DraftsDatabase> {
  return openDB<DraftsSchema>(NAME, VERSION, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore('heads', { keyPath: 'id' }).createIndex('shop', 'shop');
        database.createObjectStore('trees');
        database.createObjectStore('records');
      }
      if (version < 2) {
        database.createObjectStore('settings', { keyPath: 'id' }).createIndex('shop', 'shop');
      }
    },
    // A newer version of the program wants to change it, in another tab: it is not to wait for this one.
    blocking(_current, _wanted, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onLost();
    },
    terminated: onLost,
  });
}

/** Range of all of a draft in one of its stores. */
export const ofDraft = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);
