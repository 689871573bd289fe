import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type pg from 'pg';
import { firstHost } from './shop-addresses';

/** Longest wait for it, in ms. */
const LONGEST_MS = 5_000;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

export interface Place {
  host: string;
  port: number;
  /** Ends it early, as the process stops. */
  signal: AbortSignal;
}

/**
 * Has the home page of a shop made once, asked for as a shopper asks for it: all that makes pages is there when
 * the first one comes. What fails here fails again when it is asked for, and is told then.
 */
export async function makeFirstPage(pool: pg.Pool, { host, port, signal }: Place): Promise<void> {
  const shop = await firstHost(pool);
  if (!shop) return;
  const request = get({
    hostname: EVERY_ADDRESS.includes(host) ? 'localhost' : host,
    port,
    headers: { host: shop },
    agent: false,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  });
  // Told by what waits for it.
  request.on('error', () => undefined);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer) await once(answer.resume(), 'end');
}
