import type pg from 'pg';
import type { Sight } from './sight';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** What each connection sees; unknown of one that has just been asked to change it. */
const seen = new WeakMap<pg.PoolClient, string>();

/** Not local to a transaction: nobody hands out a connection that is in one, see `createShopPool`. */
const ENTER = `SELECT set_config('role', $1, false), set_config('hemline.shop_id', $2, false)`;

/**
 * The same pool for those who see one shop. Whoever takes a connection out of it is given one that sees
 * that shop and nothing else, whatever it saw for somebody else before; one that cannot be brought to it
 * is closed. A connection that sees the shop already costs nothing.
 */
export function bindPool(pool: pg.Pool, sight: Sight): pg.Pool {
  const connectBy = (done: Connected) => {
    pool.connect((error, client, release) => {
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
