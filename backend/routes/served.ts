import { contactSchemas } from '@/core/calls/contact.schema';
import { restockSchemas } from '@/core/calls/restock.schema';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { uploadSchemas } from '@/core/calls/uploads.schema';
import { MESSAGES, storeMessage } from '../domain/contact/store-message';
import { cancelRestock } from '../domain/restock/cancel-restock';
import { RESTOCK_REQUESTS, requestRestock } from '../domain/restock/request-restock';
import { addReview } from '../domain/reviews/add-review';
import { loadStoreReviews } from '../domain/reviews/store-reviews';
import { loadShop } from '../domain/shops/find-shop';
import { addUpload } from '../domain/uploads/add-upload';
import { data, done, plain } from '../http/envelope';
import * as messages from '../http/messages';
import type { Area, ServedRoutes } from '../http/route';
import { forShop } from '../http/serve-call';
import { REVIEWS_HANDED_IN } from '../limits/rates';
import { accountRoutes } from './account';
import { adminRoutes } from './admin';
import { cartRoutes } from './cart';
import { designRoutes } from './design';
import { operationRoutes } from './operations';
import { orderRoutes } from './orders';
import { paymentRoutes } from './payment';
import { storefrontRoutes } from './storefront';

/** The served calls about reviews (spec 7, "Storefront"). */
const reviewRoutes: ServedRoutes<'reviews'> = {
  reviewCategories: forShop(reviewSchemas.reviewCategories, async ({ services }) => {
    const { settings } = await loadShop(services);
    return settings.reviewCategories ?? [];
  }),
  storeReviews: forShop(reviewSchemas.storeReviews, plain(loadStoreReviews)),
  addReview: forShop(
    reviewSchemas.addReview,
    async ({ input, services }) => {
      await addReview(services, input);
      return { status: 0, message: messages.reviewReceived };
    },
    { rate: REVIEWS_HANDED_IN, invalid: 422 },
  ),
};

const restockRoutes: ServedRoutes<'restock'> = {
  requestRestock: forShop(restockSchemas.requestRestock, done(requestRestock), {
    rate: RESTOCK_REQUESTS,
  }),
  cancelRestock: forShop(restockSchemas.cancelRestock, done(cancelRestock)),
};

/** Every call of the contract by area; one that is missing here does not compile. */
export const served: { [A in Area]: ServedRoutes<A> } = {
  account: accountRoutes,
  admin: adminRoutes,
  design: designRoutes,
  storefront: storefrontRoutes,
  cart: cartRoutes,
  reviews: reviewRoutes,
  uploads: { upload: forShop(uploadSchemas.upload, data(addUpload)) },
  contact: {
    sendMessage: forShop(contactSchemas.sendMessage, done(storeMessage), { rate: MESSAGES }),
  },
  restock: restockRoutes,
  orders: orderRoutes,
  payment: paymentRoutes,
  operations: operationRoutes,
};
