import type { Seed } from './seed';

/** What a document says of itself besides its content, composed on the server (spec 2). */
export interface DocumentHead {
  /** The document's title, complete. */
  title: string;
  /** The page's own title, for whoever shares it. */
  ownTitle: string;
  siteName: string;
  description: string;
  /** Absolute, without the keys that do not identify the page; '' where search engines leave it out. */
  canonical: string;
  type: 'website' | 'product';
  /** Absolute; '' where the page has no picture. */
  image: string;
  /** What search engines are told of it, '' for nothing. */
  robots: string;
  keywords: string;
  favicon: string;
  /** JSON-LD, escaped for a script element; '' where there is none. */
  structuredData: string;
  /** The shop's theme as CSS. */
  themeCss: string;
  themeColor: string;
}

export interface PageFrame {
  /** Whether it has the whole window, without the shop's header and footer (spec 2). */
  isAlone?: boolean;
}

/**
 * What every page of a shop gets; `outcome` says which view stands for it. `target` is the origin of the
 * shop's main host, where the browser takes the shopper (spec 4, "Domain redirect"); `isFromBrowser`, that the
 * shop is the one which the browser keeps from the last visit.
 */
export type ShopPageProps<Data extends object = object> =
  | {
      outcome: 'page';
      head: DocumentHead;
      seed: Seed;
      data: Data & PageFrame;
      /** The keys of its address that say something of this page alone. */
      ownKeys?: string[];
    }
  | { outcome: 'missing'; head: DocumentHead; seed: Seed }
  | ({
      outcome: 'unavailable';
      head: DocumentHead;
      seed: Seed;
      isFromBrowser?: boolean;
    } & Own<Data>)
  | { outcome: 'redirect'; head: DocumentHead; target: string }
  | ({ outcome: 'settings-awaited'; head: DocumentHead; host: string } & Own<Data>)
  | { outcome: 'no-shop'; head: DocumentHead; host: string };

/** While the backend is away: the data of a page that shows what is the shopper's own, and needs no shop. */
interface Own<Data extends object> {
  data?: Data & PageFrame;
}

/** A page of which at least its shop is there. */
export type PageInShop = Extract<ShopPageProps, { seed: object }>;
