import type * as z from 'zod/mini';
import type { caseMessageSchema, caseSchema } from './case.schema';
import * as messages from './messages';

/** Subjects of a dispute. */
export const CASE_TYPES = [
  'not-received',
  'damaged',
  'wrong-item',
  'not-as-described',
  'refund',
  'other',
] as const;
export type CaseType = (typeof CASE_TYPES)[number];

/** The same in words, for shopper and shop. */
export const CASE_TYPE_WORDS: Record<CaseType, string> = {
  'not-received': messages.itHasNotArrived,
  damaged: messages.itArrivedDamaged,
  'wrong-item': messages.iGotSomethingElse,
  'not-as-described': messages.itIsNotAsDescribed,
  refund: messages.myRefundIsMissing,
  other: messages.somethingElse,
};

/** `answered` waits for the shopper, `open` for the shop. */
export const CASE_STATES = ['open', 'answered', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATES)[number];

/** Authors of a message, decided by the server from the caller. */
export const CASE_SENDERS = ['shopper', 'shop'] as const;
export type CaseSender = (typeof CASE_SENDERS)[number];

export type Case = z.infer<typeof caseSchema>;
export type CaseMessage = z.infer<typeof caseMessageSchema>;

/** Limits in bytes of a dispute's pictures: each, and all of them. */
export const MAX_ATTACHMENT_BYTES = 5 * 1_048_576;
export const MAX_CASE_BYTES = 20 * 1_048_576;
export const MAX_ATTACHMENTS = 8;

/** Length in characters. */
export const MAX_CASE_NAME_LENGTH = 200;
export const MAX_CASE_SUBJECT_LENGTH = 200;
export const MAX_CASE_MESSAGE_LENGTH = 5000;

/** Disputes about one order that are not closed, and messages of one. */
export const MAX_OPEN_CASES = 5;
export const MAX_CASE_MESSAGES = 200;

/** Messages for fields that lack something. */
export const CASE_LACKS = {
  name: messages.nameRequired,
  type: messages.topicRequired,
  subject: messages.subjectRequired,
  description: messages.aboutRequired,
  message: messages.caseMessageRequired,
} as const;
