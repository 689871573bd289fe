import { accountCalls } from './account';
import { accountSchemas } from './account.schema';
import { adminCalls } from './admin';
import { adminSchemas } from './admin.schema';
import { cartCalls } from './cart';
import { cartSchemas } from './cart.schema';
import { contactCalls } from './contact';
import { contactSchemas } from './contact.schema';
import { designCalls } from './design';
import { designSchemas } from './design.schema';
import { operationCalls } from './operations';
import { operationSchemas } from './operations.schema';
import { orderCalls } from './orders';
import { orderSchemas } from './orders.schema';
import { paymentCalls } from './payment';
import { paymentSchemas } from './payment.schema';
import { restockCalls } from './restock';
import { restockSchemas } from './restock.schema';
import { reviewCalls } from './reviews';
import { reviewSchemas } from './reviews.schema';
import { storefrontCalls } from './storefront';
import { storefrontSchemas } from './storefront.schema';
import { uploadCalls } from './uploads';
import { uploadSchemas } from './uploads.schema';

/** The whole contract: every call of spec 7 by area, with its schemas under the same name. */
export const contract = {
  account: { calls: accountCalls, schemas: accountSchemas },
  admin: { calls: adminCalls, schemas: adminSchemas },
  design: { calls: designCalls, schemas: designSchemas },
  storefront: { calls: storefrontCalls, schemas: storefrontSchemas },
  cart: { calls: cartCalls, schemas: cartSchemas },
  reviews: { calls: reviewCalls, schemas: reviewSchemas },
  uploads: { calls: uploadCalls, schemas: uploadSchemas },
  contact: { calls: contactCalls, schemas: contactSchemas },
  restock: { calls: restockCalls, schemas: restockSchemas },
  orders: { calls: orderCalls, schemas: orderSchemas },
  payment: { calls: paymentCalls, schemas: paymentSchemas },
  operations: { calls: operationCalls, schemas: operationSchemas },
};
