import type { Seed } from './seed';

/** What a document says of itself besides its content (spec 2, "Page titles"). */
export interface PageHead {
  /** The page's own title, '' where it has none. */
  title: string;
  description?: string;
  /** Path with the query that identifies the page; every other key is dropped. */
  canonicalPath: string;
  image?: string;
  isProduct?: boolean;
  /** schema.org objects; addresses that begin with `/` are made absolute. */
  structuredData?: object[];
}

/** Where the page stands: the Host header, and scheme with host for absolute addresses. */
export interface PageOrigin {
  host: string;
  url: string;
}

/** What every page of a shop gets; `outcome` says which view stands for it. */
export type ShopPageProps<Data extends object = object> =
  | { outcome: 'page'; seed: Seed; head: PageHead; origin: PageOrigin; data: Data }
  | { outcome: 'missing'; seed: Seed; origin: PageOrigin }
  | { outcome: 'unavailable'; seed: Seed | null; origin: PageOrigin }
  | { outcome: 'no-shop'; origin: PageOrigin };
