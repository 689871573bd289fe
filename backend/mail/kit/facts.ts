import type { PostalAddress } from '@/core/model/address';
import type { Theme } from '@/core/model/theme';
import type { TotalLine } from '@/core/model/total-line';
import type { ChosenVariants } from '@/core/model/variant';
import type { DeliveryDays } from '@/core/rules/orders/working-days';

/** What a mail shows of the shop that writes it. */
export interface ShopFacts {
  name: string;
  /** Where its pages are, such as `https://shop.example`. */
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

/** What a mail tells of an order; amounts in cents. */
export interface OrderFacts {
  number: string;
  name: string;
  placedAt: Date;
  lines: readonly LineFacts[];
  couponCode: string;
  /** What adds up to the total, in dollars. */
  totals: readonly TotalLine[];
  totalMinor: number;
  currency: string;
  paidMinor: number;
  /** What goes back, or went, to whoever paid. */
  refundMinor: number;
  address: PostalAddress | null;
  delivery: DeliveryDays | null;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  /** Opens the order without typing. */
  link: string;
}

/** What a mail tells of a dispute and one of its messages. */
export interface CaseFacts {
  number: string;
  orderNumber: string;
  subject: string;
  message: string;
  /** How many pictures are attached to the message. */
  photos: number;
  /** Opens the dispute without typing. */
  link: string;
}

/** What a mail tells of a variant that is back in stock; its price in cents. */
export interface RestockFacts {
  name: string;
  /** Absolute address of a picture, or ''. */
  image: string;
  options: readonly { name: string; value: string }[];
  priceMinor: number;
  /** The page of its product. */
  link: string;
  /** Address at which the recipient stops such mails. */
  unsubscribe: string;
}

export interface RenderedMail {
  /** One line. */
  subject: string;
  plain: string;
  html: string;
}
