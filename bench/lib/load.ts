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

/** Pages to be asked for. */
export interface Load {
  target: Target;
  /** The path of the next request, so that every one may be another. */
  nextPath: () => string;
}

export interface LoadResult {
  /** Processor time of server and database for a request, in ms; null where it cannot be read. */
  cpuMs: number | null;
  perSecond: number;
}

/**
 * Asks for pages over 10 connections and measures what they cost after a warm-up.
 *
 * @throws Error when an answer is not 200.
 */
export async function measureLoad(load: Load): Promise<LoadResult> {
  await send(load, WARM_UP_REQUESTS);
  return sumUp([await takeTurn(load, MEASURED_REQUESTS)]);
}

/**
 * Measures pages between two halves of others that they are compared with: within minutes a machine becomes
 * faster or slower. The others are another server's: in one process either would pay for what the other
 * leaves behind.
 *
 * @returns what the pages cost, and the multiple that it is of the others.
 * @throws Error when an answer is not 200.
 */
export async function measureBeside(
  load: Load,
  others: Load,
): Promise<LoadResult & { ratio: number | null }> {
  await send(others, WARM_UP_REQUESTS);
  await send(load, WARM_UP_REQUESTS);
  const before = await takeTurn(others, MEASURED_REQUESTS / 2);
  const result = sumUp([await takeTurn(load, MEASURED_REQUESTS)]);
  const after = await takeTurn(others, MEASURED_REQUESTS / 2);
  const { cpuMs } = sumUp([before, after]);
  return { ...result, ratio: result.cpuMs === null || !cpuMs ? null : result.cpuMs / cpuMs };
}

interface Turn {
  requests: number;
  cpuMs: number | null;
  seconds: number;
}

async function takeTurn(load: Load, requests: number): Promise<Turn> {
  const { pid, postmaster } = load.target;
  const before = await serverCpuMs(pid, postmaster);
  const startedAt = performance.now();
  await send(load, requests);
  const seconds = (performance.now() - startedAt) / MS_PER_SECOND;
  const after = await serverCpuMs(pid, postmaster);
  const isKnown = before !== null && after !== null;
  return { requests, cpuMs: isKnown ? after - before : null, seconds };
}

function sumUp(turns: readonly Turn[]): LoadResult {
  const requests = turns.reduce((sum, turn) => sum + turn.requests, 0);
  const seconds = turns.reduce((sum, turn) => sum + turn.seconds, 0);
  const isKnown = turns.every(({ cpuMs }) => cpuMs !== null);
  const cpuMs = turns.reduce((sum, turn) => sum + (turn.cpuMs ?? 0), 0);
  return { cpuMs: isKnown ? cpuMs / requests : null, perSecond: requests / seconds };
}

async function send({ target, nextPath }: Load, amount: number): Promise<void> {
  const { port, host } = target;
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
