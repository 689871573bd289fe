import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Config } from '../base/config';
import type { KeyedCache } from '../base/keyed-cache';
import type { Log } from '../base/log';
import type { Passwords } from '../base/passwords';
import type { Secrets } from '../base/secrets';
import type { ShopDatabases } from '../db/shops';
import type { Backoff } from '../limits/backoff';
import type { CallTurns } from '../limits/call-turns';
import type { RateLimiter } from '../limits/rate-limiter';
import type { Mailer } from '../mail';
import type { MediaStore } from '../media';
import type { PublicAddress } from '../media/public-address';
import type { PaymentProvider, PaymentSession } from '../payments/provider';
import type { Sanitizer } from '../sanitizer';
import type { CatalogueMemo } from './memo';

/** Parts of the app; see `createApp`. */
export interface AppParts {
  /** The database as the application. */
  shops: ShopDatabases;
  media: MediaStore;
  config: Pick<
    Config,
    | ('dataDir' | 'cdn' | 'trustedProxies' | 'port' | 'paymentOrigin' | 'adminHost')
    | ('payments' | 'paymentBases' | 'hasSecureSubdomains')
  >;
  /** Secret of this installation; see `readSecretKey`. */
  secretKey: string;
  log: Log;
  /** Mailer of the shops; without it mails wait in the queue. */
  mailer?: Mailer;
  /** The time, in ms; the system's unless a test has another. */
  now?: () => number;
  passwords?: Passwords;
  /** Prefix of `/media/…` in answers: a base path, or an origin where the app runs alone. */
  mediaBase: string;
  /** One that keeps nobody waiting; without it contents are taken apart where they are asked for. */
  sanitizer?: Sanitizer;
  /** See `nameEdition`; without it this start is an edition of its own. */
  edition?: string;
}

export interface Services extends AppParts {
  /** Sees the rows of the shop that these services are for, and of none as long as they are for none. */
  db: NodePgDatabase;
  pool: pg.Pool;
  /** These services for a shop: its rows are there and no others. */
  ofShop(shopId: string): Services;
  now: () => number;
  passwords: Passwords;
  secrets: Secrets;
  /** The payment providers of shops, by their settings as JSON text. */
  providers: LRUCache<string, Promise<PaymentProvider[]>>;
  /** Payments that are being opened, by their order's id. */
  opening: Map<string, Promise<PaymentSession>>;
  turns: Map<string, Promise<void>>;
  /** Bodies of conditional answers, as JSON text. */
  answers: KeyedCache<string>;
  memo: CatalogueMemo;
  sanitizer: Sanitizer;
  /** Rate limits, shared by all processes. */
  rates: RateLimiter;
  backoff: Backoff;
  callTurns: CallTurns;
  edition: string;
  publicAddress: PublicAddress;
  mediaAddress: PublicAddress;
}
