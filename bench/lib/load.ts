import autocannon from 'autocannon';
import { serverCpuMs } from './process-usage';

const MS_PER_SECOND = 1000;
const CONNECTIONS = 10;
const WARM_UP_REQUESTS = 1000;
const MEASURED_REQUESTS = 2000;

export interface Target {
  port: number;
  pid: number;
  /** The process whose children serve the database; null where there is none. */
  postmaster: number | null;
  host: string;
}

export interface LoadResult {
  /** Processor time of server and database for a request, in ms; null where it cannot be read. */
  cpuMs: number | null;
  perSecond: number;
}

/**
 * Asks for pages over 10 connections and measures what they cost after a warm-up.
 *
 * @param nextPath the path of the next request, so that every one may be another.
 * @throws Error when an answer is not 200.
 */
export async function measureLoad(target: Target, nextPath: () => string): Promise<LoadResult> {
  await send(target, nextPath, WARM_UP_REQUESTS);
  const before = await serverCpuMs(target.pid, target.postmaster);
  const startedAt = performance.now();
  await send(target, nextPath, MEASURED_REQUESTS);
  const seconds = (performance.now() - startedAt) / MS_PER_SECOND;
  const after = await serverCpuMs(target.pid, target.postmaster);
  const isMeasured = before !== null && after !== null;
  return {
    cpuMs: isMeasured ? (after - before) / MEASURED_REQUESTS : null,
    perSecond: MEASURED_REQUESTS / seconds,
  };
}

async function send({ port, host }: Target, nextPath: () => string, amount: number): Promise<void> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    amount,
    headers: { host: `${host}:${port}`, 'accept-encoding': 'gzip' },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  const bad = result.non2xx + result.errors;
  if (bad > 0)
    throw new Error(`${bad} of ${amount} requests to ${host} failed, near ${nextPath()}`);
}
