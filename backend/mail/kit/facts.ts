import type { Theme } from '@/core/model/theme';
import type { TotalLine } from '@/core/model/total-line';
import type { DeliveryDays } from '@/core/rules/orders/working-days';
import type { orderLines, orders, shops } from '../../db/schema';

export interface ShopFacts
  extends Pick<typeof shops.$inferSelect, 'name' | 'company' | 'phone' | 'email'> {
  addressLines: readonly string[];
  /** Origin of its pages, such as `https://shop.example`. */
  origin: string;
  /** Absolute address of a picture, with its size after `#` where it is known; '' for none. */
  logo: string;
  theme: Theme;
}

/** A line as it was sold; `image` is an absolute address or ''. */
export type LineFacts = Pick<
  typeof orderLines.$inferSelect,
  'name' | 'image' | 'variants' | 'quantity' | 'unitPriceMinor'
>;

type OrderFields =
  | ('number' | 'name' | 'placedAt' | 'couponCode' | 'totalMinor' | 'currency' | 'paidMinor')
  | ('address' | 'carrier' | 'trackingNumber' | 'trackingUrl');

/** Facts about an order for a mail; amounts in cents. */
export interface OrderFacts extends Pick<typeof orders.$inferSelect, OrderFields> {
  lines: readonly LineFacts[];
  /** Parts of the total, in dollars. */
  totals: readonly TotalLine[];
  /** Refund, due or done. */
  refundMinor: number;
  delivery: DeliveryDays | null;
  /** Opens the order without typing. */
  link: string;
}

export interface CaseFacts {
  number: string;
  orderNumber: string;
  subject: string;
  message: string;
  photos: number;
  link: string;
}

/** Facts about a variant that is back in stock; its price in cents. */
export interface RestockFacts {
  name: string;
  /** Absolute address of a picture, or ''. */
  image: string;
  options: readonly { name: string; value: string }[];
  priceMinor: number;
  link: string;
  unsubscribe: string;
}

export interface RenderedMail {
  /** One line. */
  subject: string;
  plain: string;
  html: string;
}
