import * as z from 'zod/mini';
import { caseDraftSchema, caseMessageDraftSchema, caseSchema } from '../model/case.schema';
import { orderStatusSchema } from '../model/order.schema';
import { MAX_EMAIL_LENGTH } from '../values/email';
import { domainParam, envelope } from './envelope.schema';

const order_id = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const email = z.string().check(z.trim(), z.minLength(3), z.maxLength(MAX_EMAIL_LENGTH));
/** An earlier proof of an order, or the key in its e-mail's link: it stands for number and e-mail. */
const access = z.string().check(z.maxLength(500));

/** Proof that an order is the shopper's: number and e-mail, or the access that those gave before. */
const orderProof = z.object({
  ...domainParam,
  order_id: z._default(order_id, ''),
  email: z._default(email, ''),
  access: z._default(access, ''),
});

/** Requests and responses of the order and case calls (spec 7, "Orders and cases"). */
export const orderSchemas = {
  trackOrder: { request: orderProof, response: envelope(z.exactOptional(orderStatusSchema)) },
  verifyOrder: {
    request: orderProof,
    response: envelope(
      z.exactOptional(
        z.object({
          access: z.string().check(z.describe('for the calls about this order, for two hours')),
          order_id: z.string(),
          name: z.string(),
        }),
      ),
    ),
  },
  createCase: {
    request: z.extend(orderProof, caseDraftSchema.shape),
    response: envelope(z.exactOptional(caseSchema)),
  },
  addCaseMessage: {
    request: z.extend(orderProof, caseMessageDraftSchema.shape),
    response: envelope(z.exactOptional(caseSchema)),
  },
  getCase: {
    request: z.extend(orderProof, {
      caseId: z
        .exactOptional(z.string().check(z.maxLength(100)))
        .check(z.describe('the newest where it is left out')),
    }),
    response: envelope(z.exactOptional(caseSchema)),
  },
  getAllCases: { request: orderProof, response: envelope(z.exactOptional(z.array(caseSchema))) },
};
