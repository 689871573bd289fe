import type { InferSelectModel } from 'drizzle-orm';
import type { caseMessages, cases } from '../../db/schema';

export type CaseRow = InferSelectModel<typeof cases>;
export type MessageRow = InferSelectModel<typeof caseMessages>;

/** Who reads a dispute: a shopper is told neither the shop's notes nor who of the shop wrote. */
export type CaseReader = 'shopper' | 'shop';
