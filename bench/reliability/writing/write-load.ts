import { randomInt, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Shop } from '@/bench/lib/ask';
import { checkoutOf } from '@/bench/lib/pieces';

/** What was sent to be written. */
export interface Sent {
  /** A message to the shop is sent once, an order until it is taken. */
  kind: 'message' | 'order';
  key: string;
  isAcknowledged: boolean;
}

export interface WriteLoad {
  readonly sent: readonly Sent[];
  readonly acknowledged: number;
  /** Waits until so many more have been acknowledged that were begun from now on. */
  writesFromNow(count: number): Promise<void>;
  /** Ends it once all orders are taken. @throws what a writer was refused for. */
  stop(): Promise<void>;
}

interface Options {
  shop: Shop;
  /** Where the calls stand. */
  base: string;
  productIds: readonly string[];
}

const WRITERS = 4;
const RETRY_MS = 20;
const ANSWER_MS = 10_000;

/** Shoppers who write without a pause, whatever becomes of the shop meanwhile. */
export function startWriting({ shop, base, productIds }: Options): WriteLoad {
  const agent = new Agent({ keepAlive: true });
  const sent: Sent[] = [];
  const begun = new Map<Sent, number>();
  const heard = new Set<(begunAt: number) => void>();
  let isOver = false;
  let acknowledged = 0;

  const post = async (path: string, body: object): Promise<boolean> => {
    const headers = { 'x-forwarded-for': `10.0.${randomInt(256)}.${randomInt(256)}` };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const request = { method: 'POST', body, headers, agent, signal };
    const answer = await ask(shop, base + path, request).catch(() => undefined);
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return false;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.text}`);
    return true;
  };
  const write = async (kind: Sent['kind']) => {
    const one: Sent = { kind, key: randomUUID(), isAcknowledged: false };
    sent.push(one);
    const [path, body] =
      kind === 'message'
        ? (['/contact', messageOf(one.key)] as const)
        : (['/stripev2/create-checkout-session', checkoutOf(productIds, one.key)] as const);
    do {
      begun.set(one, performance.now());
      one.isAcknowledged = await post(path, body);
      if (!one.isAcknowledged) await pause(RETRY_MS);
    } while (kind === 'order' && !one.isAcknowledged);
    if (!one.isAcknowledged) return;
    acknowledged += 1;
    for (const hear of heard) hear(begun.get(one) ?? 0);
  };
  const writer = async (_: unknown, place: number) => {
    for (let turn = place; !isOver; turn += 1) await write(turn % 2 ? 'message' : 'order');
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, writer));
  const failed = writers.then(() => new Promise<never>(() => undefined));

  return {
    sent,
    get acknowledged() {
      return acknowledged;
    },
    writesFromNow: (count) => {
      const from = performance.now();
      const written = new Promise<void>((resolve) => {
        let left = count;
        const hear = (begunAt: number) => {
          if (begunAt < from) return;
          left -= 1;
          if (left > 0) return;
          heard.delete(hear);
          resolve();
        };
        heard.add(hear);
      });
      return Promise.race([written, failed]);
    },
    stop: async () => {
      isOver = true;
      await writers;
      agent.destroy();
    },
  };
}

const messageOf = (key: string) => ({
  name: 'Ada Finch',
  email: 'ada@example.com',
  message: key,
});
