import { sealTicket } from '@/backend/domain/payments/ticket';
import type { orderCalls } from '@/core/calls/orders';
import type { paymentCalls } from '@/core/calls/payment';
import type { MarkedShop } from '../marked-shop';
import { plain, ROWS, type RouteCase, rows } from '../route-case';
import { ORDER, ROW, sessionOf } from '../seed-shop';

const proofOf = (shop: MarkedShop) => ({
  order_id: shop.order(ORDER.tracked),
  email: shop.email,
});

export const ORDERS: Record<keyof typeof orderCalls, RouteCase> = {
  trackOrder: rows(({ shop }) => proofOf(shop)),
  verifyOrder: rows(({ shop }) => proofOf(shop)),
  createCase: rows(({ shop }) => ({
    ...proofOf(shop),
    ...{ name: 'Ada', subject: 'A seam', description: 'It came open.', type: 'damaged' },
  })),
  addCaseMessage: rows(({ shop }) => ({
    ...proofOf(shop),
    ...{ caseId: shop.id(ROW.case), message: 'Any news?' },
  })),
  getCase: rows(({ shop }) => ({ ...proofOf(shop), caseId: shop.id(ROW.case) })),
  getAllCases: rows(({ shop }) => proofOf(shop)),
};

const FORM = {
  ...{ email: 'ada@x.example', name: 'Ada', line1: '1 Mill Lane', city: 'Portland' },
  ...{ region: 'OR', postalCode: '97201', country: 'US' },
};

/** The name of a payment is told to whoever pays it alone. */
const bySession = (more: RouteCase['input'] = () => ({})): RouteCase => ({
  input: (named) => ({ session_id: sessionOf(named.shop, ORDER.tracked), ...more(named) }),
  isOpenedByName: true,
  answers: ROWS,
});

export const PAYMENT: Record<keyof typeof paymentCalls, RouteCase> = {
  ppshield: plain(),
  getShieldDomain: plain(),
  getShieldStripe: plain(),
  getShieldAirwallexProxy: plain(),
  getShieldAirwallex: plain(),
  checkoutMethods: plain(),
  createCheckoutSession: {
    input: ({ shop }) => ({
      ...{ amount: 29.99, formData: FORM, method: 'redirect' },
      cartItems: [{ product: { id: shop.id(ROW.product) }, quantity: 1 }],
    }),
    // What is in the cart is sold nowhere else.
    answers: { own: 200, 'foreign id': 409, 'foreign domain': 409 },
  },
  confirmCheckoutSession: bySession(({ shop }) => ({ order_id: shop.order(ORDER.tracked) })),
  paymentPage: {
    // A ticket opens the page of its shop, within that shop alone.
    input: ({ shop, services }) => ({
      ticket: sealTicket(services, { id: shop.id(ROW.shop), host: shop.host }),
      method: 'redirect',
      from: 'http://shop-a.localhost',
    }),
    answers: { ...ROWS, 'foreign domain': 200, 'no domain': 200 },
  },
  testPayment: bySession(),
  payTestPayment: bySession(),
};
