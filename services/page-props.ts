import type { BlockData } from '@/blocks/kit/define-block';
import type { ResponseOf } from '@/core/calls/call';
import type { storefrontCalls } from '@/core/calls/storefront';
import type { CategoryTile } from '@/core/model/category-tile';
import type { LayoutNode } from '@/core/model/page';
import type { PaymentProviderName } from '@/core/model/payment';
import type { Product } from '@/core/model/product';
import type { InitResponse } from '@/core/model/shop';
import type { VariantField } from '@/core/model/variant';

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
  themeCss: string;
  themeColor: string;
}

export interface PageFrame {
  /** True for pages without the header and footer of the shop (spec 2). */
  isAlone?: boolean;
}

/** Props of a page; `outcome` selects its view, `target` is the main host's origin (spec 4, "Domain redirect"). */
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
  | { outcome: 'no-shop'; head: DocumentHead; host: string }
  | { outcome: 'preparing'; head: DocumentHead; shop: PreparedShop };

/** A shop before it opens: what anybody may know of it. */
export interface PreparedShop {
  name: string;
  logo: string;
  /** The merchant's words, '' for none. */
  note: string;
  email: string;
}

/** While the backend is away: the data of a page that shows what is the shopper's own, and needs no shop. */
interface Own<Data extends object> {
  data?: Data & PageFrame;
}

/** A page of which at least its shop is there. */
export type PageInShop = Extract<ShopPageProps, { seed: object }>;

/** Data of an embed, or the reason of its absence. */
export type Embedded<Data extends object> =
  | { state: 'there'; data: Data }
  | { state: 'missing' | 'unavailable' };

/** A page that unsaved changes are shown on. */
export interface PreviewedPage {
  slug: string;
  /** Public path; null for the product page of a shop without products. */
  path: string | null;
}

/** A page whose layout its shop has stored, with what its blocks show besides. */
export interface DesignedPageData {
  slug: string;
  name: string;
  layout: LayoutNode[];
  lastUpdated: string | null;
  blockData: BlockData;
  /** Time of rendering on the server, in ms, if a block depends on time. */
  madeAt?: number;
}

/** A designed page without its layout, which is in the store. */
export type DesignedRef = Pick<DesignedPageData, 'slug' | 'blockData' | 'madeAt'>;

/** The data of a page that its shop may have designed. */
export type Designed<Data> = Data & { designed: DesignedRef | null };

/** Data of a page that the store holds, and the page reads from there. */
export interface PageSeed {
  listing?: Pick<
    ResponseOf<typeof storefrontCalls.shop>,
    'products' | 'page' | 'total' | 'totalPages'
  >;
  product?: Product;
  variants?: { category: string; variants: VariantField[] };
  layout?: Omit<DesignedPageData, 'blockData'>;
}

/** Data that the server sends for the store: of the shop, with every page, and of the page itself. */
export interface Seed extends PageSeed {
  init: InitResponse;
  /** Days on which an order placed today arrives, in words. */
  arrives?: string;
  categories?: CategoryTile[];
}

export type PaymentPageProps =
  | { kind: 'page'; page: PaymentPage; themeCss: string; title: string }
  | { kind: 'gone'; message: string };

export interface PaymentPage {
  /** The shop's host, which calls name as `domain`. */
  domain: string;
  storename: string;
  /** The origin of the checkout around it, '' where it stands alone. */
  origin: string;
  provider: PaymentProviderName;
  publicKey: string;
  environment: string;
  /** The payment that a page standing alone is for, '' in a frame. */
  session: string;
}
