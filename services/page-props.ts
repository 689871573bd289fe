import type { Seed } from './seed';

/** Head of a document, composed on the server (spec 2). */
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
  /** Robots directive, '' for none. */
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
  /** True for pages without header and footer (spec 2). */
  isAlone?: boolean;
}

/**
 * Props of every page of a shop; `outcome` selects its view. `target` is the origin of the main host to
 * redirect to (spec 4, "Domain redirect"); `isFromBrowser` marks a shop restored from this browser's last
 * visit.
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
