import type { PaymentMethod, PaymentProviderName } from '@/core/model/payment';

/** Payment request for a provider. Amounts in cents. */
export interface Payable {
  orderId: string;
  shopId: string;
  number: string;
  storeName: string;
  email: string;
  amountMinor: number;
  currency: string;
  description: string;
}

/** Return address of a provider's own page; `{SESSION}` stands for the session's id. */
export interface ReturnAddresses {
  success: string;
  cancel: string;
}

export interface PaymentSession {
  /** The provider's name for it, by which it is looked up. */
  sessionId: string;
  /** The page to pay on, '' where a frame takes the payment. */
  url: string;
  /** Secret by which a frame pays; '' where it needs none. */
  clientSecret: string;
}

/** A provider's facts about a payment. `open` may still be paid; `closed` never will be. */
export interface PaymentFacts {
  state: 'open' | 'paid' | 'closed';
  /** Paid amount, in cents; 0 until it is paid. */
  amountMinor: number;
  currency: string;
  /** Order it is for, as we said when it was asked for; '' where it does not say. */
  orderId: string;
  /** The provider's name for what was paid, which a refund names. */
  paymentId: string;
  refundedMinor: number;
  /** True if the shopper tried to pay and was declined; left out where the provider does not say. */
  isDeclined?: boolean;
}

/** A webhook's event: the payment to look at. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The order's id as we said it, or the provider's name for session or payment; '' where unknown. */
  orderId: string;
  sessionId: string;
  paymentId: string;
}

export interface WebhookRequest {
  /** The body as it came, byte for byte. */
  body: string;
  header(name: string): string | undefined;
}

/**
 * A payment provider with the keys of one shop. The same order and amount give the same session, the same key the same
 * refund. @throws PaymentError
 */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** The ways to pay it offers, the first first. */
  methods: readonly PaymentMethod[];
  create(
    payable: Payable,
    method: PaymentMethod,
    addresses: ReturnAddresses,
  ): Promise<PaymentSession>;
  look(sessionId: string): Promise<PaymentFacts>;
  /** The same, after it has taken what the shopper has approved, where that is a step of its own. */
  settle(sessionId: string): Promise<PaymentFacts>;
  /** Lets nobody pay any more; true where that is certain. */
  close(sessionId: string): Promise<boolean>;
  /** Gives back. `key` names the refund, so that it happens once. */
  refund(payment: RefundRequest): Promise<void>;
  /** Reads a webhook. @throws PaymentError 'forged' for a bad signature or an old time stamp. */
  readEvent(request: WebhookRequest): Promise<PaymentEvent>;
}

export interface RefundRequest {
  paymentId: string;
  sessionId: string;
  amountMinor: number;
  /** Refunded total of the payment afterwards. */
  totalMinor: number;
  currency: string;
  key: string;
}

/** Failure of a provider: `away` may pass, `refused` will not, `forged` is none of its webhooks. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    readonly kind: 'away' | 'refused' | 'forged' | 'unknown',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface ProviderTools {
  /** Milliseconds. */
  now(): number;
  /** Time limit of an answer, in ms; 10 s by default. */
  timeoutMs?: number;
}
