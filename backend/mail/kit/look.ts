import type { FontFamily, Theme } from '@/core/model/theme';
import type { TotalLine } from '@/core/model/total-line';
import type { DeliveryDays } from '@/core/rules/orders/working-days';
import type { orderLines, orders, shops } from '../../db/schema';
import { type BrandColors, brandColors, dayColors, nightColors, type Palette } from './palette';

export interface Look {
  day: Palette;
  night: Palette;
  brand: BrandColors;
  display: MailTypeface;
  text: MailTypeface;
  /** Corner radius, in px. */
  radius: number;
}

export function lookOf({ theme }: Pick<ShopFacts, 'theme'>): Look {
  return {
    day: dayColors(theme),
    night: nightColors(theme),
    brand: brandColors(theme),
    display: TYPEFACES[theme.displayFont],
    text: TYPEFACES[theme.textFont],
    radius: theme.radius,
  };
}

interface MailTypeface {
  /** Names without quotes, so that they may stand in an attribute. */
  family: string;
  weight: number;
  tracking: string;
}

/** Typefaces of mails. Few programs load one: each is followed by what comes near it and is there already. */
const TYPEFACES: Record<FontFamily, MailTypeface> = {
  fraunces: { family: 'Fraunces,Georgia,Times New Roman,serif', weight: 400, tracking: '-0.01em' },
  figtree: {
    family: 'Figtree,Avenir Next,Segoe UI,Helvetica,Arial,sans-serif',
    weight: 600,
    tracking: '-0.01em',
  },
  'sofia-condensed': {
    family: 'Sofia Sans Extra Condensed,Avenir Next Condensed,Arial Narrow,Arial,sans-serif',
    weight: 800,
    tracking: '0',
  },
  inter: {
    family: 'Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
    weight: 600,
    tracking: '-0.02em',
  },
  schibsted: {
    family: 'Schibsted Grotesk,Helvetica Neue,Segoe UI,Helvetica,Arial,sans-serif',
    weight: 500,
    tracking: '-0.02em',
  },
};

export interface ShopFacts
  extends Pick<typeof shops.$inferSelect, 'name' | 'company' | 'phone' | 'email'> {
  addressLines: readonly string[];
  /** Time zone of every date. */
  timeZone: string;
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
  | 'refunds'
  | (
      | 'address'
      | 'company'
      | 'billing'
      | 'deliveryNote'
      | 'carrier'
      | 'trackingNumber'
      | 'trackingUrl'
    );

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
