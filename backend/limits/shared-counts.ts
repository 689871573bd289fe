import type pg from 'pg';
import type { Log } from '../base/log';
import type { Secrets } from '../base/secrets';
import type { Delay, Rate } from './rates';

/** Attempts of a name in a window, with its end in ms. */
interface Counted {
  name: string;
  count: number;
  endsAt: number;
}

/**
 * Counts of all processes, in PostgreSQL; names are saved as digests, for they stand for people. Where the database is
 * unavailable every answer lets through.
 */
export interface SharedCounts {
  /** Counts an attempt and gives 0, or counts nothing and gives the ms to wait. */
  take(name: string, rate: Rate): Promise<number>;
  giveBack(name: string): Promise<void>;
  /** Counts many attempts at once, whatever the limit, and gives what they have come to. */
  add(batch: readonly { name: string; times: number; endsAt: number }[]): Promise<Counted[]>;
  /** Counts a failure and gives 0, or counts nothing and gives the ms to wait. */
  attempt(name: string, delay: Delay): Promise<number>;
  takeBack(name: string): Promise<void>;
  clear(name: string): Promise<void>;
}

interface Parts {
  pool: pg.Pool;
  secrets: Pick<Secrets, 'digest'>;
  log: Log;
  now: () => number;
}

/** Reads the row as of the statement's begin: one that has waited for another may see an older one. */
const VERDICT = (until: string) => `
  SELECT EXISTS (SELECT FROM taken) AS "isTaken",
    (SELECT ${until} FROM rate_counts WHERE key = $1) AS "until"`;
/** Retries of a refusal without a known end, and the wait after the last. */
const MAX_TRIES = 3;
const SOME_WAIT_MS = 1_000;

/** One statement each, so that processes that count at the same time miss nothing. */
const TAKE = `
  WITH taken AS (
    INSERT INTO rate_counts AS known (key, count, opens_at, ends_at) VALUES ($1, 1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.ends_at <= $2 THEN 1 ELSE known.count + 1 END,
      ends_at = CASE WHEN known.ends_at <= $2 THEN $3 ELSE known.ends_at END
    WHERE known.ends_at <= $2 OR known.count < $4
    RETURNING key
  )
  ${VERDICT('ends_at')}`;

const ADD = `
  INSERT INTO rate_counts AS known (key, count, opens_at, ends_at)
  SELECT key, times, $1, ends_at
  FROM unnest($2::text[], $3::int[], $4::timestamptz[]) AS told (key, times, ends_at) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN known.ends_at <= $1 THEN excluded.count
                 ELSE least(known.count, 1000000) + excluded.count END,
    ends_at = CASE WHEN known.ends_at <= $1 THEN excluded.ends_at ELSE known.ends_at END
  RETURNING key, count, ends_at AS "endsAt"`;

/** $4 failures are free; after the next $5 ms are to be waited, twice as many each time, $6 at most. */
const WAIT = (failures: string) => `
  $2::timestamptz + CASE WHEN ${failures} <= $4::int THEN interval '0'
  ELSE least($6::float8, $5::float8 * power(2, least(${failures} - $4 - 1, 40))) * interval '1 ms' END`;
const FAILURES = 'CASE WHEN known.ends_at <= $2 THEN 1 ELSE known.count + 1 END';

const ATTEMPT = `
  WITH taken AS (
    INSERT INTO rate_counts AS known (key, count, opens_at, ends_at) VALUES ($1, 1, ${WAIT('1')}, $3)
    ON CONFLICT (key) DO UPDATE SET
      count = ${FAILURES}, opens_at = ${WAIT(FAILURES)}, ends_at = $3
    WHERE known.ends_at <= $2 OR known.opens_at <= $2
    RETURNING key
  )
  ${VERDICT('opens_at')}`;

const GIVE_BACK = 'UPDATE rate_counts SET count = greatest(count - 1, 0) WHERE key = $1';
const TAKE_BACK =
  'UPDATE rate_counts SET count = greatest(count - 1, 0), opens_at = $2 WHERE key = $1';

export function createSharedCounts({ pool, secrets, log, now }: Parts): SharedCounts {
  const keyOf = (name: string) => secrets.digest('rates', name);
  const orElse = async <Result>(otherwise: Result, work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      log.debug('rates are counted by this process alone', { error });
      return otherwise;
    });
  const waitOf = (text: string, values: () => unknown[]) => orElse(0, askWait(text, values));
  const askWait = async (text: string, values: () => unknown[]) => {
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      const { rows } = await pool.query<{ isTaken: boolean; until: Date | null }>(text, values());
      if (rows[0]?.isTaken) return 0;
      const waitMs = (rows[0]?.until?.getTime() ?? 0) - now();
      if (waitMs > 0) return waitMs;
    }
    return SOME_WAIT_MS;
  };
  const run = async (text: string, values: unknown[]) => void (await pool.query(text, values));
  const at = (ms = 0) => new Date(now() + ms);

  return {
    take: (name, { times, windowMs }) =>
      waitOf(TAKE, () => [keyOf(name), at(), at(windowMs), times]),
    giveBack: (name) => orElse(undefined, run(GIVE_BACK, [keyOf(name)])),
    attempt: (name, { free, firstMs, longestMs, forgetMs }) =>
      waitOf(ATTEMPT, () => [keyOf(name), at(), at(forgetMs), free, firstMs, longestMs]),
    takeBack: (name) => orElse(undefined, run(TAKE_BACK, [keyOf(name), at()])),
    clear: (name) =>
      orElse(undefined, run('DELETE FROM rate_counts WHERE key = $1', [keyOf(name)])),
    add: (batch) => orElse([], addAll(batch)),
  };

  async function addAll(batch: Parameters<SharedCounts['add']>[0]): Promise<Counted[]> {
    if (batch.length === 0) return [];
    const names = new Map(batch.map(({ name }) => [keyOf(name), name]));
    const { rows } = await pool.query<{ key: string; count: number; endsAt: Date }>(ADD, [
      at(),
      [...names.keys()],
      batch.map(({ times }) => times),
      batch.map(({ endsAt }) => new Date(endsAt)),
    ]);
    return rows.map(({ key, count, endsAt }) => ({
      name: names.get(key) ?? '',
      count,
      endsAt: endsAt.getTime(),
    }));
  }
}
