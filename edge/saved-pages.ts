import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type SlotContext, slotFiller } from '@/services/server/carried/fill-slot';
import type { Reading } from '@/services/server/reading';
import {
  type FillablePage,
  type FilledPage,
  filledBody,
  filledGzip,
  toFillable,
} from './carried-page';
import { sendBody, sendPage, setCacheHeaders } from './page-response';

/** A finished page, as it is sent to whoever asks for it by its own address. */
export interface SavedPage extends Pick<FilledPage, 'filled'> {
  /** Path and query: what the page was made of. */
  url: string;
  /** The state of its shop. */
  state: string;
  /** The instant in ms from which on it is another page. */
  until: number | undefined;
  reading: Reading;
  context: SlotContext;
  headers: readonly (readonly [name: string, value: string])[];
  /** Compressed. */
  body: Buffer;
}

/** A request that a page is sent for. */
interface Sending {
  url: string;
  tag: string;
  hasGzip: boolean;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Pages with choices of a shopper have a place of their own, so that they take none from the others. */
const MAX_CHOSEN_BYTES = 4 * 1024 * 1024;
/** Pages that were asked for by addresses with more in them than they are made of; each takes five times as much. */
const MAX_FILLABLE_BYTES = 16 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 500;
const SLOT_BYTES = 60;

export type SavedPages = ReturnType<typeof createSavedPages>;

/** Finished pages in memory, by host and address. */
export function createSavedPages() {
  const plain = createPages(MAX_BYTES);
  const chosen = createPages(MAX_CHOSEN_BYTES);
  const fillables = new LRUCache<SavedPage, FillablePage>({
    maxSize: MAX_FILLABLE_BYTES,
    sizeCalculation: ({ size }) => size,
  });

  function fillable(page: SavedPage): FillablePage {
    const result = fillables.get(page) ?? toFillable(page.body, page.filled);
    fillables.set(page, result);
    return result;
  }

  return {
    get: (key: string) => plain.get(key) ?? chosen.get(key),
    set: (key: string, page: SavedPage, isChosen: boolean): void => {
      (isChosen ? chosen : plain).set(key, page);
    },
    /** Sends a page with what the links of this visitor's carry. */
    send(response: ServerResponse, page: SavedPage, { url, tag, hasGzip }: Sending): void {
      setCacheHeaders(response, tag);
      for (const [name, value] of page.headers) response.setHeader(name, value);
      if (url === page.url || page.filled.length === 0) {
        sendPage(response, page.body, hasGzip);
        return;
      }
      const write = slotFiller(url, page.context);
      const fill = hasGzip ? filledGzip : filledBody;
      sendBody(response, fill(fillable(page), write), hasGzip);
    },
  };
}

const createPages = (maxSize: number) =>
  new LRUCache<string, SavedPage>({
    maxSize,
    sizeCalculation: ({ body, filled }, key) =>
      body.length + key.length + filled.length * SLOT_BYTES + ENTRY_OVERHEAD_BYTES,
  });
