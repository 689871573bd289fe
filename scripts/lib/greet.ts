import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type pg from 'pg';
import { firstHost, shopAddresses } from './shop-addresses';

interface Place {
  host: string;
  port: number;
  /** Ends it early, as the process stops. */
  signal: AbortSignal;
}

/**
 * Says that the shop is open, and where, and has its first page made, unless told to leave that. A shop that is open already
 * ends for nothing of this.
 */
export async function greet(
  pool: pg.Pool,
  place: Place,
  { makesPage }: { makesPage: boolean },
): Promise<void> {
  console.log(`The shop is open on ${place.host}:${place.port}`);
  const addresses = await shopAddresses(pool, place.port).catch(() => null);
  console.log(addresses ? addresses.join('\n') || NO_SHOP : NOT_LISTED);
  if (makesPage) await makeFirstPage(pool, place).catch(() => undefined);
}

const NO_SHOP = '  There is no shop yet: npm run shop -- add --help';
const NOT_LISTED = '  npm run shop -- list shows what shops there are.';

/** Longest wait for it, in ms. */
const LONGEST_MS = 5_000;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * Has the home page of a shop made once, asked for as a shopper asks for it: all that makes pages is there when
 * the first one comes. What fails here fails again when it is asked for, and is told then.
 */
async function makeFirstPage(pool: pg.Pool, { host, port, signal }: Place): Promise<void> {
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
