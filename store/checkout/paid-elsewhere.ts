import type { CheckoutSession } from '@/services/payment';

type Paid = Pick<CheckoutSession, 'session_id' | 'order_id'>;

const CHANNEL = 'hemline:paid';

/** Tells other tabs that a checkout is paid: they show the same order. */
export function broadcastPayment(key: string, { session_id, order_id }: Paid): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ key, session_id, order_id });
  channel.close();
}

/** Hears that this very checkout was paid in another tab. Returns what ends it. */
export function hearOfPayments(key: string, onPaid: (paid: Paid) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isPaid(data) && data.key === key) onPaid(data);
  };
  return () => channel.close();
}

/** Ignores other messages of the channel. */
function isPaid(data: unknown): data is Paid & { key: string } {
  if (typeof data !== 'object' || data === null) return false;
  return ['key', 'session_id', 'order_id'].every(
    (name) => typeof Reflect.get(data, name) === 'string',
  );
}
