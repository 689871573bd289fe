import { act, screen } from '@testing-library/react';
import type { Cart } from '@/core/model/cart';
import { cartLine } from '@/core/rules/cart/cart-line';
import { type FrameMessage, toPosted } from '@/core/rules/payment/payment-messages';
import type { OfferedMethod } from '@/services/payment';
import { product } from '../product/fixtures';

export const METHODS: OfferedMethod[] = [
  { method: 'creditcard', provider: 'test', domain: 'http://pay.example', encrypted: 'ticket' },
  { method: 'redirect', provider: 'test', domain: '', encrypted: '' },
];
export const FORM = {
  ...{ email: 'grace@example.com', name: 'Grace Hopper', country: 'US', line1: '12 Harbor Street' },
  ...{ city: 'Portland', region: 'OR', postalCode: '97201' },
};
export const cart: Cart = {
  items: [cartLine(product({ name: 'Mug', price: 20 }), 1, {})],
  appliedCoupon: null,
};
export const SESSION = {
  ...{ session_id: 's-1', order_id: 'MF-1', url: '', client_secret: '', amount: 14.99 },
  ...{ currency: 'usd', totals: [] },
};

/** The payment frame says that it is there. */
export const openFrame = () => say({ type: 'ready', height: 240 });
export const frame = () => screen.getByTitle<HTMLIFrameElement>('Payment form');

/** The payment frame says something. */
export function say(message: FrameMessage): void {
  const nonce = new URL(frame().src).hash.replace('#nonce=', '');
  const data = toPosted(message, nonce);
  const from = { source: frame().contentWindow, origin: 'http://pay.example' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { ...from, data })));
}
