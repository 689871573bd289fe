import * as z from 'zod';
import { caseDraftSchema, caseMessageDraftSchema, caseSchema } from '../model/case.schema';
import { orderStatusSchema } from '../model/order.schema';
import { MAX_EMAIL_LENGTH } from '../rules/email';
import { domainParam, envelope } from './envelope.schema';

const order_id = z.string().trim().min(1).max(64);
const email = z.string().trim().min(3).max(MAX_EMAIL_LENGTH);
/** What an order was proved by before, or the link in its e-mail holds: it stands for number and e-mail. */
const access = z.string().max(500);

/** How a shopper shows that an order is theirs: by number and e-mail, or by what those gave before. */
const orderProof = z.object({
  ...domainParam,
  order_id: order_id.default(''),
  email: email.default(''),
  access: access.default(''),
});

/** Requests and responses of the order and case calls (spec 7, "Orders and cases"). */
export const orderSchemas = {
  trackOrder: { request: orderProof, response: envelope(orderStatusSchema.exactOptional()) },
  verifyOrder: {
    request: orderProof,
    response: envelope(
      z
        .object({
          access: z.string().describe('for the calls about this order, for two hours'),
          order_id: z.string(),
          name: z.string(),
        })
        .exactOptional(),
    ),
  },
  createCase: {
    request: orderProof.extend(caseDraftSchema.shape),
    response: envelope(caseSchema.exactOptional()),
  },
  addCaseMessage: {
    request: orderProof.extend(caseMessageDraftSchema.shape),
    response: envelope(caseSchema.exactOptional()),
  },
  getCase: {
    request: orderProof.extend({
      caseId: z.string().max(100).exactOptional().describe('the newest where it is left out'),
    }),
    response: envelope(caseSchema.exactOptional()),
  },
  getAllCases: { request: orderProof, response: envelope(z.array(caseSchema).exactOptional()) },
};
