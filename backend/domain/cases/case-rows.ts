import type { InferSelectModel } from 'drizzle-orm';
import type { caseMessages, cases } from '../../db/schema';

export type CaseRow = InferSelectModel<typeof cases>;
export type MessageRow = InferSelectModel<typeof caseMessages>;

/** Reader of a case: shoppers see neither the shop's notes nor which of its admins wrote. */
export type CaseReader = 'shopper' | 'shop';
