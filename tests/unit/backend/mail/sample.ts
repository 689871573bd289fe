import type { OrderFacts, RestockFacts, ShopFacts } from '@/backend/mail';
import type { CaseFacts } from '@/backend/mail/kit/look';
import { DEFAULT_THEME, type Theme } from '@/core/model/theme';
import { totalLine } from '@/core/rules/money/total-lines';

export const shopWith = (
  theme: Partial<Theme> = {},
  values: Partial<ShopFacts> = {},
): ShopFacts => ({
  name: 'Marlow & Finch',
  origin: 'https://marlow.example',
  logo: 'https://marlow.example/media/logo.webp?w=480#880x200',
  company: 'Marlow & Finch',
  addressLines: ['1 Mill Lane', 'Portland'],
  phone: '',
  email: 'hello@marlow.example',
  timeZone: 'UTC',
  theme: { ...DEFAULT_THEME, ...theme },
  ...values,
});

const line = {
  name: 'Harbor Hoodie',
  image: 'https://marlow.example/media/hoodie.webp?w=160',
  variants: { Size: { label: 'Medium', value: 'M', priceAdjustment: 2 } },
  quantity: 2,
  unitPriceMinor: 4_999,
};

export const orderWith = (values: Partial<OrderFacts> = {}): OrderFacts => ({
  number: 'MF-1001',
  name: 'Ada Lovelace',
  placedAt: new Date('2026-03-05T15:20:00.000Z'),
  lines: [line],
  couponCode: '',
  totals: [totalLine('goods', 99.98), totalLine('shipping', 6.5)],
  totalMinor: 10_648,
  currency: 'usd',
  paidMinor: 10_648,
  refundMinor: 0,
  refunds: [],
  ...{ company: '', billing: null, deliveryNote: '' },
  address: null,
  delivery: { from: '2026-03-12', to: '2026-03-16' },
  carrier: 'Parcelway',
  trackingNumber: 'PW1',
  trackingUrl: 'https://parcelway.example/PW1',
  link: 'https://marlow.example/order-tracking?access=abc',
  ...values,
});

export const linesOf = (count: number) => Array.from({ length: count }, () => line);

export const dispute: CaseFacts = {
  number: 'D-1',
  orderNumber: 'MF-1001',
  subject: 'A seam came loose',
  message: 'Dear Ada,\n\nwe are sorry.',
  photos: 0,
  link: 'https://marlow.example/case-access?access=abc',
};

export const restock: RestockFacts = {
  name: 'Harbor Hoodie',
  image: 'https://marlow.example/media/hoodie.webp?w=240',
  options: [{ name: 'Size', value: 'Medium' }],
  priceMinor: 4_999,
  link: 'https://marlow.example/product/harbor-hoodie',
  unsubscribe: 'https://marlow.example/restock?access=abc',
};
