import type { PaymentProviderName } from '@/core/model/payment';

export type PaymentPageProps =
  | { kind: 'page'; page: PaymentPage; themeCss: string; title: string }
  | { kind: 'gone'; message: string };

export interface PaymentPage {
  /** The shop's host, which calls name as `domain`. */
  domain: string;
  storename: string;
  /** The origin of the checkout around it, '' where it stands alone. */
  origin: string;
  provider: PaymentProviderName;
  publicKey: string;
  environment: string;
  /** The payment that a page standing alone is for, '' in a frame. */
  session: string;
}
