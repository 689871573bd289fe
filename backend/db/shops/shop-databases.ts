import { Socket } from 'node:net';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { openDb } from '../schema/open-db';
import type { Reach } from './reach';
import { APP_ROLE, EVERY_SHOP, NO_SHOP, oneShop, type Sight } from './sight';

export interface ShopDatabase {
  db: NodePgDatabase;
  pool: pg.Pool;
}

/** The database as the application: row-level security leaves what a handle is for (ADR 23). */
export interface ShopDatabases {
  /** Sees no rows of shops: for what belongs to none. */
  none: ShopDatabase;
  /** Sees the rows of one shop. @throws TypeError for what is no id of a shop. */
  ofShop(shopId: string): ShopDatabase;
  /** Sees the rows of every shop. Who uses it is listed in `tests/backend/tenancy/across-shops.test.ts`. */
  across: ShopDatabase;
  /** Sees what `none` does: the directory of shops, and rates, which are asked before the shop is known. */
  directory: pg.Pool;
  pools: readonly pg.Pool[];
}

/** Handles are small, and made anew in no time. */
const MAX_HANDLES = 1_000;

/** A pool of the application's connections, handed out between transactions. Statements sent together travel together. */
export function createShopPool(config: pg.PoolConfig, reach: Reach): pg.Pool {
  const onConnect = async (client: pg.ClientBase) => {
    await client.query(`SET ROLE ${APP_ROLE}`);
  };
  const stream = () => new TurnSocket();
  const pool = new pg.Pool({ ...config, onConnect, pipeline: true, stream });
  const done = new WeakMap<pg.ClientBase, ReturnType<Reach['begin']>>();
  pool.on('acquire', (client) => {
    done.set(
      client,
      reach.begin(() => client.connection.stream.destroy()),
    );
  });
  pool.on('release', (error, client) => {
    done.get(client)?.(!error);
    // One whose ROLLBACK failed: the pool closes what is ending.
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  return pool;
}

/**
 * @param directoryPool for what is asked before the shop is known: on the same connections it would take each from its
 *   shop, and the shop would pay for taking it back.
 */
export function createShopDatabases(
  pool: pg.Pool,
  directoryPool: pg.Pool,
  reach: Reach,
): ShopDatabases {
  const handles = new LRUCache<string, ShopDatabase>({ max: MAX_HANDLES });
  const see = (sight: Sight, from = pool): ShopDatabase => {
    const bound = bindPool(from, sight, reach);
    return { db: openDb(bound), pool: bound };
  };
  const ofShop = (shopId: string) => {
    const handle = handles.get(shopId);
    if (handle) return handle;
    const made = see(oneShop(shopId));
    handles.set(shopId, made);
    return made;
  };
  const none = see(NO_SHOP, directoryPool);
  const pools = [pool, directoryPool];
  return { none, ofShop, across: see(EVERY_SHOP), directory: none.pool, pools };
}

/**
 * A connection that hands over together the statements of one turn of the event loop: to hand over each by itself costs
 * about as much as to write one out. Not over TLS, where another socket writes.
 */
export class TurnSocket extends Socket {
  private isGathering = false;

  /** Called before each statement that has a name or values; it is uncorked as soon as it is whole. */
  override cork(): void {
    super.cork();
    if (this.isGathering) return;
    this.isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.uncork();
    });
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** Current setting of each connection; unknown while it is being changed. */
const seen = new WeakMap<pg.PoolClient, string>();

/** Sets a role beyond the transaction: nobody hands out a connection that is in one, see `createShopPool`. */
const ENTER = `SELECT set_config('role', $1, false), set_config('hemline.shop_id', $2, false)`;

/**
 * The same pool for those who see one shop: a connection taken out of it sees that shop and nothing else, whatever it
 * saw before, or is closed. One that sees the shop already costs nothing.
 */
function bindPool(pool: pg.Pool, sight: Sight, reach: Reach): pg.Pool {
  const connectBy = (done: Connected) => {
    const { failure } = reach;
    if (failure) return process.nextTick(() => done(failure, undefined, () => undefined));
    let isCancelled = false;
    const finish = reach.begin((reason) => {
      isCancelled = true;
      done(reason, undefined, () => undefined);
    });
    pool.connect((error, client, release) => {
      finish(false);
      if (isCancelled) return client && release();
      if (!client || seen.get(client) === nameOf(sight)) return done(error, client, release);
      enter(client, sight).then(
        () => done(undefined, client, release),
        (failure: Error) => {
          release(failure);
          done(failure, undefined, () => undefined);
        },
      );
    });
  };
  const connect = (done?: Connected) => (done ? connectBy(done) : connectLater(connectBy));
  // Its `query` takes its connection by `connect` as well.
  return Object.assign(Object.create(pool), { connect });
}

function connectLater(connectBy: (done: Connected) => void): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    connectBy((error, client) => (client ? resolve(client) : reject(error)));
  });
}

async function enter(client: pg.PoolClient, sight: Sight): Promise<void> {
  seen.delete(client);
  await client.query({ name: 'enter_shop', text: ENTER, values: [sight.role, sight.shopId] });
  seen.set(client, nameOf(sight));
}

const nameOf = ({ role, shopId }: Sight) => `${role} ${shopId}`;
