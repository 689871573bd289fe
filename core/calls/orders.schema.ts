import * as z from 'zod';
import { caseDraftSchema, caseMessageSchema, caseSchema } from '../model/case.schema';
import { orderStatusSchema } from '../model/order.schema';
import { MAX_EMAIL_LENGTH } from '../rules/email';
import { domainParam, envelope } from './envelope.schema';

/** How a shopper shows that an order is theirs. */
const orderProof = z.object({
  ...domainParam,
  order_id: z.string().trim().min(1).max(64),
  email: z.string().trim().min(3).max(MAX_EMAIL_LENGTH),
});

/** Requests and responses of the order and case calls (spec 7, "Orders and cases"). */
export const orderSchemas = {
  trackOrder: { request: orderProof, response: envelope(orderStatusSchema.exactOptional()) },
  verifyOrder: {
    request: orderProof,
    response: envelope(z.object({ access: z.string() }).exactOptional()),
  },
  createCase: {
    request: caseDraftSchema.extend(domainParam),
    response: envelope(caseSchema.exactOptional()),
  },
  addCaseMessage: {
    request: caseMessageSchema.extend(domainParam),
    response: envelope(caseSchema.exactOptional()),
  },
  getCase: { request: orderProof, response: envelope(caseSchema.exactOptional()) },
  getAllCases: { request: orderProof, response: envelope(z.array(caseSchema).exactOptional()) },
};
