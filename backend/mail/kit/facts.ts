import type { PostalAddress } from '@/core/model/address';
import type { Theme } from '@/core/model/theme';
import type { TotalLine } from '@/core/model/total-line';
import type { ChosenVariants } from '@/core/model/variant';
import type { DeliveryDays } from '@/core/rules/orders/working-days';

export interface ShopFacts {
  name: string;
  /** Origin of its pages, such as `https://shop.example`. */
  origin: string;
  /** Absolute address of a picture, with its size after `#` where it is known; '' for none. */
  logo: string;
  company: string;
  addressLines: readonly string[];
  phone: string;
  email: string;
  theme: Theme;
}

/** A line as it was sold; `image` is an absolute address or ''. */
export interface LineFacts {
  name: string;
  image: string;
  variants: ChosenVariants;
  quantity: number;
  unitPriceMinor: number;
}

/** Facts about an order for a mail; amounts in cents. */
export interface OrderFacts {
  number: string;
  name: string;
  placedAt: Date;
  lines: readonly LineFacts[];
  couponCode: string;
  /** Parts of the total, in dollars. */
  totals: readonly TotalLine[];
  totalMinor: number;
  currency: string;
  paidMinor: number;
  /** Refund, due or done. */
  refundMinor: number;
  address: PostalAddress | null;
  delivery: DeliveryDays | null;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
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
