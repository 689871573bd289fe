/**
 * The protocol between a checkout and the payment frame in it (design 7). Each message names the protocol, its
 * version and the nonce of this one checkout; whatever is not exactly one of these is none.
 */
const PROTOCOL = 'hemline-payment';
const VERSION = 1;

/** Describes what a frame says. Heights in px. */
export type FrameMessage =
  | { type: 'ready'; height: number }
  | { type: 'resize'; height: number }
  /** The shopper wants to pay by a button of the frame's own, or the frame takes up what it was sent. */
  | { type: 'submit' }
  | { type: 'approved'; sessionId: string }
  | { type: 'failed'; message: string }
  | { type: 'cancelled' };

/** Describes what a checkout says. */
export type ShopMessage =
  /** The amount in cents, before there is a payment. */
  | { type: 'amount'; amountMinor: number }
  | { type: 'submit'; sessionId: string; clientSecret: string }
  /** Refusal of a payment as it is; the checkout says why. */
  | { type: 'refused' };

const MAX_HEIGHT = 4000;
const MAX_WORDS = 500;
const MAX_NAME = 255;
const NONCE = /^[\w-]{16,64}$/;

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const height: Check = (value) => isWhole(value) && value >= 0 && value <= MAX_HEIGHT;
const words: Check = (value) => typeof value === 'string' && value.length <= MAX_WORDS;
const name: Check = (value) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_NAME;

const FRAME_FIELDS: Readonly<Record<FrameMessage['type'], Fields>> = {
  ready: { height },
  resize: { height },
  submit: {},
  approved: { sessionId: name },
  failed: { message: words },
  cancelled: {},
};
const SHOP_FIELDS: Readonly<Record<ShopMessage['type'], Fields>> = {
  amount: { amountMinor: (value) => isWhole(value) && value > 0 },
  submit: { sessionId: name, clientSecret: words },
  refused: {},
};

export const isNonce = (text: string): boolean => NONCE.test(text);

/** A message as it is posted. */
export function toPosted(message: FrameMessage | ShopMessage, nonce: string): object {
  return { protocol: PROTOCOL, version: VERSION, nonce, ...message };
}

/** A frame's message of this checkout, null for whatever else was posted. */
export const readFrameMessage = (data: unknown, nonce: string): FrameMessage | null =>
  isMessage(data, nonce, FRAME_FIELDS) ? (data as unknown as FrameMessage) : null;

/** A checkout's message to its frame, null for whatever else was posted. */
export const readShopMessage = (data: unknown, nonce: string): ShopMessage | null =>
  isMessage(data, nonce, SHOP_FIELDS) ? (data as unknown as ShopMessage) : null;

function isMessage(
  data: unknown,
  nonce: string,
  shapes: Readonly<Record<string, Fields>>,
): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null || !isNonce(nonce)) return false;
  const { protocol, version, nonce: answered, type, ...fields } = data as Record<string, unknown>;
  if (protocol !== PROTOCOL || version !== VERSION || answered !== nonce) return false;
  const checks = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!checks || Object.keys(fields).length !== Object.keys(checks).length) return false;
  return Object.entries(checks).every(([field, check]) => check(fields[field]));
}

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);
