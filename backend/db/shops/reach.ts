import pg from 'pg';
import { errorCode } from '../../base/error-code';

/** Wait after which it is asked whether the database is there at all, in ms. */
const SUSPICIOUS_MS = 500;
const TICK_MS = 200;
/** Longest wait for the answer: together with the others less than two seconds. */
const PROBE_MS = 1_000;
const PROBE_EVERY_MS = 1_000;
/** A tick that is later by this was late because the process was busy, which had its answers waiting as well. */
const BUSY_MS = 300;
/** PostgreSQL's words for one that does not serve: shutting down, crashed, starting up. */
const NOT_SERVING = /^57P0[123]$/;
const SERVER_CODE = /^[0-9A-Z]{5}$/;

/** Tells work that waits for the database when there is none. */
export interface Reach {
  /** Set while the database is away: work fails with it at once. */
  readonly failure: Error | undefined;
  /**
   * Has `onAway` called should the database be away before the work is done. Returns what says that it is, and whether the
   * database has answered: a connection that was idle is there also where nobody answers.
   */
  begin(onAway: (failure: Error) => void): (hasAnswered: boolean) => void;
}

/** Waits for whatever comes. */
export const NO_WATCH: Reach = { failure: undefined, begin: () => () => undefined };

interface Work {
  since: number;
  onAway: (failure: Error) => void;
}

/**
 * Watches whether the database answers, while any work has waited for it for longer than a moment. A connection to a
 * server that is gone without a word would wait for as long as the slowest statement may take; whoever asks for a page
 * is told within two seconds. A server that is there and slow is left its time.
 */
export function watchReach(config: pg.PoolConfig, log: (message: string) => void): Reach {
  const open = new Set<Work>();
  let failure: Error | undefined;
  let timer: NodeJS.Timeout | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let isProbing = false;
  let answeredAt = Number.NEGATIVE_INFINITY;

  const setAway = () => {
    failure = awayError();
    log('The database does not answer.');
    const waiting = [...open];
    open.clear();
    for (const { onAway } of waiting) onAway(failure);
  };
  const setThere = () => {
    failure = undefined;
    log('The database answers again.');
  };
  const probe = async () => {
    isProbing = true;
    const startedAt = performance.now();
    const isThere = await answers(config);
    isProbing = false;
    probedAt = performance.now();
    if (isThere && failure) setThere();
    // One that answers anybody is there, however late it is with a new connection.
    else if (isThere === false && !failure && answeredAt < startedAt) setAway();
  };
  let tickedAt = 0;
  const tick = () => {
    const now = performance.now();
    const isLate = now - tickedAt > TICK_MS + BUSY_MS;
    tickedAt = now;
    if (open.size === 0 && !failure) {
      clearInterval(timer);
      timer = undefined;
    } else if (!isLate && !isProbing && now - probedAt > PROBE_EVERY_MS) {
      // In the order in which they began.
      const [oldest] = open;
      if (failure || (oldest && now - oldest.since > SUSPICIOUS_MS)) void probe();
    }
  };
  const begin: Reach['begin'] = (onAway) => {
    const work = { since: performance.now(), onAway };
    open.add(work);
    if (!timer) {
      tickedAt = work.since;
      timer = setInterval(tick, TICK_MS).unref();
    }
    return (hasAnswered) => {
      if (open.delete(work) && hasAnswered) answeredAt = performance.now();
    };
  };
  return {
    get failure() {
      return failure;
    },
    begin,
  };
}

/** Counts as the connection's failure, as if PostgreSQL said so. */
const awayError = () =>
  Object.assign(new Error('The database does not answer.'), { code: '08006' });

/** Asks by a connection of its own. Undefined where this process was too busy to know. */
async function answers(config: pg.PoolConfig): Promise<boolean | undefined> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => undefined);
  const startedAt = performance.now();
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (SERVER_CODE.test(code)) return !NOT_SERVING.test(code);
    return performance.now() - startedAt > PROBE_MS + BUSY_MS ? undefined : false;
  } finally {
    // One that does not answer does not say goodbye either.
    client.end().catch(() => undefined);
  }
}
