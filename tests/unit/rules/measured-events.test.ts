import { describe, expect, it } from 'vitest';
import type { CartLine } from '@/core/model/cart';
import type { OrderStatus } from '@/core/model/order';
import { measuredAddress } from '@/core/rules/address/measured-address';
import {
  addToCart,
  beginCheckout,
  conversion,
  purchase,
  viewItem,
} from '@/core/rules/measuring/measured-events';
import { answeredTotals, totalLine } from '@/core/rules/money/total-lines';
import { product } from '../persistence/fixtures';

const SHIRT = { ...product('1'), slug: 'linen-shirt', name: 'Linen Shirt', price: 19.999 };
const LINE: CartLine = {
  product: { ...SHIRT, category: 'Shirts', brand: 'Finch' },
  quantity: 3,
  variants: { Name: { label: 'Name', value: 'Ada Lovelace', priceAdjustment: 0.1 } },
};
const ORDER: OrderStatus = {
  order_id: 'MF-1',
  status: 'paid',
  createdAt: '',
  steps: [],
  estimatedShipping: null,
  estimatedDelivery: null,
  carrier: '',
  trackingNumber: '',
  trackingUrl: '',
  items: [
    { name: 'Linen Shirt', quantity: 2, price: 20, image: '', slug: 'linen-shirt', variants: {} },
    { name: 'Gone', quantity: 1, price: 5, image: '', slug: '', variants: {} },
  ],
  currency: 'usd',
  ...answeredTotals([
    totalLine('goods', 45),
    totalLine('discount', -4.5),
    totalLine('shipping', 4.99),
  ]),
  destination: 'A. L., Portland',
  ...{ refunds: [], refundDue: 0 },
};

describe('what is told of a shop', () => {
  it('has the shape of an ecommerce event, its amounts to the cent [S3.730]', () => {
    expect(viewItem(SHIRT)).toMatchObject({
      name: 'view_item',
      params: { currency: 'USD', value: 20, items: [{ item_id: 'linen-shirt', price: 20 }] },
    });
    expect(addToCart(LINE).params).toEqual({
      currency: 'USD',
      value: 60.3,
      items: [
        {
          item_id: 'linen-shirt',
          item_name: 'Linen Shirt',
          item_brand: 'Finch',
          item_category: 'Shirts',
          price: 20.1,
          quantity: 3,
        },
      ],
    });
  });

  it('a checkout begins with all lines and the coupon [S3.730]', () => {
    const appliedCoupon = { code: 'WEDDEAL', percentage: 10, fixed: 0, minimum: 0 };
    const { name, params } = beginCheckout({ items: [LINE, LINE], appliedCoupon } as never);
    expect(name).toBe('begin_checkout');
    expect(params).toMatchObject({ value: 120.6, coupon: 'WEDDEAL' });
  });

  it('an order is worth what was paid for it, by its number [S3.730] [S4.733]', () => {
    expect(purchase(ORDER, 'WEDDEAL').params).toMatchObject({
      transaction_id: 'MF-1',
      value: 45.49,
      shipping: 4.99,
      coupon: 'WEDDEAL',
      items: [{ item_id: 'linen-shirt' }, { item_id: 'Gone' }],
    });
    expect(conversion('AW-1/x', ORDER)).toEqual({
      name: 'conversion',
      params: { send_to: 'AW-1/x', transaction_id: 'MF-1', value: 45.49, currency: 'USD' },
    });
  });

  it('names nobody: neither what shoppers wrote on a piece nor where it goes [S7.741]', () => {
    const received = JSON.stringify([addToCart(LINE), purchase(ORDER, '')]);
    expect(received).not.toMatch(/Ada|Lovelace|Portland/);
  });
});

describe('the address that is told', () => {
  it.each([
    ['https://a.example/p?session_id=1&utm=2&order_id=3#x', 'https://a.example/p?utm=2'],
    ['https://a.example/p?access=k&cart_data=%5B%5D', 'https://a.example/p'],
    ['https://a.example/p?to=ada%40b.example&utm=2', 'https://a.example/p?utm=2'],
    ['https://a.example/', 'https://a.example/'],
    ['', ''],
    ['no address', ''],
  ])('of %s is %s [S7.741]', (address, received) => {
    expect(measuredAddress(address)).toBe(received);
  });
});
