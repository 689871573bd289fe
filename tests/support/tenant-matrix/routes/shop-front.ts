import { sealRestockAccess } from '@/backend/domain/restock/cancel-restock';
import type { adminCalls } from '@/core/calls/admin';
import type { cartCalls } from '@/core/calls/cart';
import type { contactCalls } from '@/core/calls/contact';
import type { restockCalls } from '@/core/calls/restock';
import type { reviewCalls } from '@/core/calls/reviews';
import type { storefrontCalls } from '@/core/calls/storefront';
import type { uploadCalls } from '@/core/calls/uploads';
import { PICTURE } from '../picture';
import { ANYWHERE, PLAIN, plain, ROWS, type RouteCase, rows } from '../route-case';
import { ROW, TEMPLATE } from '../seed-shop';
import { USED_PASSKEY } from './account';

const NEEDS = JSON.stringify([
  { kind: 'products', category: 'Hoodies', sortBy: 'newest', totalProducts: 8 },
  { kind: 'reviews' },
]);

export const STOREFRONT: Record<keyof typeof storefrontCalls, RouteCase> = {
  init: plain(),
  products: plain(({ shop }) => ({ ids: shop.id(ROW.product) })),
  product: rows(({ shop }) => ({ id: shop.id(ROW.product) })),
  related: rows(({ shop }) => ({ id: shop.id(ROW.product) })),
  shop: plain(() => ({ template: TEMPLATE })),
  productsComponent: plain(() => ({ category: 'Hoodies' })),
  search: plain(({ shop }) => ({ template: TEMPLATE, query: shop.open })),
  categories: plain(),
  allCategories: plain(),
  saveCategories: plain(() => ({ category: [{ name: 'New', image: '', category: 'Hoodies' }] })),
  categoriesByTemplate: { input: () => ({ template: TEMPLATE }), answers: ANYWHERE },
  variants: plain(() => ({ category: 'Hoodies', template: TEMPLATE })),
  blockData: plain(() => ({ needs: NEEDS })),
  sizeGuide: rows(({ shop }) => ({ guide: `hoodies~${shop.open}` })),
  sizeGuides: plain(),
  redirect: rows(({ shop }) => ({ path: `/${shop.open}-old` })),
  sitemap: plain(),
};

/** What is not sold here is answered as such, and tells nothing. */
const lineOf = (id: string) => ({ product: { id }, quantity: 1 });

export const CART: Record<keyof typeof cartCalls, RouteCase> = {
  addToCart: rows(({ shop }) => lineOf(shop.id(ROW.product))),
  priceCart: plain(({ shop }) => ({ lines: [lineOf(shop.id(ROW.product))] })),
  stock: plain(({ shop }) => ({ product: shop.id(ROW.product) })),
  checkCoupon: {
    input: ({ shop }) => ({ code: shop.hidden, lines: [lineOf(shop.id(ROW.product))] }),
    isOpenedByName: true,
    answers: ROWS,
  },
};

export const REVIEWS: Record<keyof typeof reviewCalls, RouteCase> = {
  reviewCategories: plain(),
  storeReviews: rows(({ shop }) => ({ product: shop.id(ROW.product) })),
  addReview: rows(({ shop }) => ({
    ...{ productId: shop.id(ROW.product), name: 'Ada', rating: 5, text: 'Warm.' },
  })),
};

export const CONTACT: Record<keyof typeof contactCalls, RouteCase> = {
  sendMessage: plain(() => ({ name: 'Ada', email: 'ada@x.example', message: 'Hello' })),
};

export const RESTOCK: Record<keyof typeof restockCalls, RouteCase> = {
  requestRestock: rows(({ shop }) => ({
    ...{ variantId: shop.id(ROW.soldOut), email: 'ada@x.example' },
  })),
  cancelRestock: {
    ...rows(({ shop, services }) => {
      const request = { variantId: shop.id(ROW.soldOut), email: shop.email };
      return { access: sealRestockAccess(services, { shopId: shop.id(ROW.shop), ...request }) };
    }),
    isOpenedByName: true,
  },
};

export const UPLOADS: Record<keyof typeof uploadCalls, RouteCase> = {
  upload: {
    form: () => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(PICTURE.data)], 'a.png'));
      return form;
    },
    answers: PLAIN,
  },
};

export const ADMIN: Record<keyof typeof adminCalls, RouteCase> = {
  login: {
    input: ({ shop }) => shop.admin,
    isOpenedByName: true,
    answers: { own: 200, 'foreign id': 401, 'foreign domain': 401 },
  },
  secondFactor: {
    input: () => ({ ticket: 'none', code: '000000' }),
    answers: { own: 401, 'foreign id': 401, 'foreign domain': 401 },
  },
  passkeyOptions: { answers: PLAIN },
  passkeyLogin: {
    input: () => ({ ticket: 'none', passkey: USED_PASSKEY }),
    answers: { own: 401, 'foreign id': 401, 'foreign domain': 401 },
  },
  knowBrowser: plain(() => ({ twin: 'none of this shop' })),
  logout: { answers: ANYWHERE },
};
