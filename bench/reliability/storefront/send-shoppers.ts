import { Agent } from 'node:http';
import { ask, type Shop } from '@/bench/lib/ask';
import type { ShopperRequest } from './shopper-requests';

export interface Sending {
  /** From when a request was due until it was answered, in ms. */
  timesMs: number[];
  /** What was answered otherwise than by success, or not at all. */
  errors: string[];
}

const ANSWER_MS = 10_000;
const TICK_MS = 4;
const SECOND_MS = 1_000;

type Next = () => ShopperRequest;

/** So many shoppers, each of whom asks as soon as they are answered: gives the requests answered in a second. */
export async function sendClosed(
  shop: Shop,
  next: Next,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const { send, result, close } = createSending(shop, connections);
  const startedAt = performance.now();
  const end = startedAt + seconds * SECOND_MS;
  const shopper = async () => {
    while (performance.now() < end) await send(next(), performance.now());
  };
  await Promise.all(Array.from({ length: connections }, shopper)).finally(close);
  if (result.errors.length > 0) throw new Error(result.errors[0]);
  return (result.timesMs.length * SECOND_MS) / (performance.now() - startedAt);
}

/**
 * Requests at a steady rate, whether or not those before are answered. Times count from when a request was
 * due: where the server stands still, all who come meanwhile wait.
 */
export async function sendSteadily(
  shop: Shop,
  next: Next,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Sending> {
  const { send, result, close } = createSending(shop, 256);
  const total = Math.round(perSecond * seconds);
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  const dueAt = (place: number) => startedAt + (place / perSecond) * SECOND_MS;
  for (let place = 0; place < total; ) {
    for (; place < total && dueAt(place) <= performance.now(); place += 1) {
      const sent: Promise<void> = send(next(), dueAt(place)).finally(() => open.delete(sent));
      open.add(sent);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(open).finally(close);
  return result;
}

function createSending(shop: Shop, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: Sending = { timesMs: [], errors: [] };
  let sent = 0;
  const send = async ({ path, body }: ShopperRequest, dueAt: number): Promise<void> => {
    sent += 1;
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': addressOf(sent) };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const call = { agent, signal, headers, ...(body && { body, method: 'POST' }) };
    const failure = await ask(shop, path, call).then(
      ({ status }) => (status === 200 ? undefined : `${path} answered ${status}`),
      (error: unknown) => `${path}: ${String(error)}`,
    );
    if (failure) result.errors.push(failure);
    else result.timesMs.push(performance.now() - dueAt);
  };
  return { send, result, close: () => agent.destroy() };
}

/** Shoppers come from many addresses, one for every few requests. */
function addressOf(sent: number): string {
  const shopper = sent % 60_000;
  return `10.1.${Math.floor(shopper / 250)}.${shopper % 250}`;
}
