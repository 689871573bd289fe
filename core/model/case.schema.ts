import * as z from 'zod';
import { isSafeUrl } from '../rules/safe-url';
import {
  CASE_SENDERS,
  CASE_STATES,
  CASE_TYPES,
  MAX_ATTACHMENTS,
  MAX_CASE_MESSAGE_LENGTH,
} from './case';

const words = z
  .string()
  .trim()
  .min(1, 'Write what it is about.')
  .max(MAX_CASE_MESSAGE_LENGTH, `Keep it under ${MAX_CASE_MESSAGE_LENGTH} characters.`);
/** Ids that `POST /uploads` returned. */
const attachments = z
  .array(z.string().max(100))
  .max(MAX_ATTACHMENTS, `Add at most ${MAX_ATTACHMENTS} photos at a time.`)
  .default([]);

/** What a shopper files (spec 3, "Case"). */
export const caseDraftSchema = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(200),
  subject: z.string().trim().min(1, 'Enter a subject.').max(200),
  description: words,
  type: z.enum(CASE_TYPES, { error: 'Choose what it is about.' }),
  attachments,
});

/**
 * What somebody adds to a dispute. Who sends it, and whether it is a note of the shop, says the server
 * from who asks, whatever stands here.
 */
export const caseMessageDraftSchema = z.object({
  caseId: z.string().max(100),
  message: words,
  senderType: z.string().max(64).exactOptional(),
  senderName: z.string().trim().max(200).exactOptional(),
  attachments,
  isInternal: z.boolean().exactOptional(),
});

/** A picture of a message: `url` downloads it, for an hour. */
const attachmentSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  url: z.string().refine(isSafeUrl),
  width: z.number().int().catch(0),
  height: z.number().int().catch(0),
});

export const caseMessageSchema = z.looseObject({
  id: z.string(),
  message: z.string(),
  senderType: z.enum(CASE_SENDERS),
  senderName: z.string(),
  attachments: z.array(attachmentSchema),
  isInternal: z.boolean().catch(false),
  createdAt: z.string(),
});

/** A dispute with its thread, the oldest message first: the description it was filed with. */
export const caseSchema = z.looseObject({
  id: z.string(),
  number: z.string(),
  order_id: z.string(),
  subject: z.string(),
  type: z.enum(CASE_TYPES),
  status: z.enum(CASE_STATES),
  createdAt: z.string(),
  messages: z.array(caseMessageSchema),
});
