import * as z from 'zod';
import { cleanLine, cleanText } from '../rules/clean-text';
import { isSafeUrl } from '../rules/safe-url';
import {
  CASE_LACKS,
  CASE_SENDERS,
  CASE_STATES,
  CASE_TYPES,
  MAX_ATTACHMENTS,
  MAX_CASE_MESSAGE_LENGTH,
  MAX_CASE_NAME_LENGTH,
  MAX_CASE_SUBJECT_LENGTH,
} from './case';

/** A text that must say something, and no more than so many characters; what nobody sees is left out. */
const written = (clean: (text: string) => string) => (lacking: string, most: number) =>
  z
    .string()
    .transform(clean)
    .pipe(z.string().min(1, lacking).max(most, `Keep it to ${most} characters.`));
const line = written(cleanLine);
const words = written(cleanText);
/** Ids that `POST /uploads` returned. */
const attachments = z
  .array(z.string().max(100))
  .max(MAX_ATTACHMENTS, `Add at most ${MAX_ATTACHMENTS} photos at a time.`)
  .default([]);

/** What a shopper files (spec 3, "Case"). */
export const caseDraftSchema = z.object({
  name: line(CASE_LACKS.name, MAX_CASE_NAME_LENGTH),
  subject: line(CASE_LACKS.subject, MAX_CASE_SUBJECT_LENGTH),
  description: words(CASE_LACKS.description, MAX_CASE_MESSAGE_LENGTH),
  type: z.enum(CASE_TYPES, { error: CASE_LACKS.type }),
  attachments,
});

/**
 * What somebody adds to a dispute. Who sends it, and whether it is a note of the shop, says the server
 * from who asks, whatever stands here.
 */
export const caseMessageDraftSchema = z.object({
  caseId: z.string().max(100),
  message: words(CASE_LACKS.message, MAX_CASE_MESSAGE_LENGTH),
  senderType: z.string().max(64).exactOptional(),
  senderName: z.string().trim().max(200).exactOptional(),
  attachments,
  isInternal: z.boolean().exactOptional(),
});

/**
 * A picture of a message: `url` downloads it, and `preview` shows it to its shop ('' for others), each for
 * an hour.
 */
const attachmentSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  url: z.string().refine(isSafeUrl),
  preview: z.string().refine(isSafeUrl).catch(''),
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
  name: z.string().catch(''),
  subject: z.string(),
  type: z.enum(CASE_TYPES).catch('other'),
  status: z.enum(CASE_STATES),
  createdAt: z.string(),
  updatedAt: z.string().catch('').describe('when it was last written in, or closed'),
  messages: z.array(caseMessageSchema),
});
