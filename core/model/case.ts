import type * as z from 'zod';
import type { caseSchema } from './case.schema';

/** What a dispute is about. */
export const CASE_TYPES = [
  'not-received',
  'damaged',
  'wrong-item',
  'not-as-described',
  'refund',
  'other',
] as const;
export type CaseType = (typeof CASE_TYPES)[number];

/** `answered` waits for the shopper, `open` for the shop. */
export const CASE_STATES = ['open', 'answered', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATES)[number];

/** Who wrote a message; the server says it from who asks. */
export const CASE_SENDERS = ['shopper', 'shop'] as const;
export type CaseSender = (typeof CASE_SENDERS)[number];

export type Case = z.infer<typeof caseSchema>;

/** What is attached to a dispute: pictures, each no larger than this, all of a dispute no larger than that. */
export const MAX_ATTACHMENT_BYTES = 5 * 1_048_576;
export const MAX_CASE_BYTES = 20 * 1_048_576;
export const MAX_ATTACHMENTS = 8;
export const MAX_CASE_MESSAGE_LENGTH = 5000;
