import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processState } from './process-state';
import { readVersion } from './version';

const PREFIX = 'hemline_';
/** Upper ends, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of the process, for `/metrics`. Labels have few values, none of them about a shop or a person. */
export const metrics = (): Metrics => processState('metrics', createMetrics);

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `${PREFIX}${name}`, help, labelNames, registers });
  collectDefaultMetrics({ register: registry });
  new Gauge({
    ...{ name: `${PREFIX}build_info`, help: 'The version that runs', registers },
    labelNames: ['version', 'node'],
  }).set({ version: readVersion(), node: process.version }, 1);
  return {
    registry,
    requests: counter('http_requests_total', 'Requests answered', ['route', 'method', 'status']),
    inFlight: new Gauge({
      ...{ name: `${PREFIX}http_requests_in_flight`, help: 'Requests being answered', registers },
    }),
    durations: new Histogram({
      ...{ name: `${PREFIX}http_request_duration_seconds`, help: 'Until the answer was sent' },
      ...{ labelNames: ['route', 'method'], buckets: BUCKETS, registers },
    }),
    pages: counter('page_cache_total', 'Pages asked of the page cache', ['result']),
    refusals: counter('rate_refusals_total', 'Attempts refused by a rate', ['rate']),
    events: counter('events_total', 'Attempts to handle a domain event', ['result']),
    mails: counter('mails_total', 'Attempts to send an e-mail', ['result']),
    jobs: counter('upkeep_jobs_total', 'Jobs done beside the calls', ['job', 'result']),
  };
}

export function watchPools(pools: readonly pg.Pool[]): void {
  const { registry } = metrics();
  const name = `${PREFIX}database_connections`;
  registry.removeSingleMetric(name);
  new Gauge({
    ...{ name, help: 'Connections to the database, and who waits for one' },
    ...{ labelNames: ['state'], registers: [registry] },
    collect() {
      const sumOf = (count: (pool: pg.Pool) => number) =>
        pools.reduce((sum, pool) => sum + count(pool), 0);
      this.set(
        { state: 'open' },
        sumOf(({ totalCount }) => totalCount),
      );
      this.set(
        { state: 'idle' },
        sumOf(({ idleCount }) => idleCount),
      );
      this.set(
        { state: 'waited for' },
        sumOf(({ waitingCount }) => waitingCount),
      );
    },
  });
}
