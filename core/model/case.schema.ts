import * as z from 'zod/mini';
import { cleanLine, cleanText } from '../values/clean-text';
import { isSafeUrl } from '../values/safe-url';
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
import * as messages from './messages';

/** A text that must say something, and no more than so many characters; what nobody sees is left out. */
const written = (clean: (text: string) => string) => (lacking: string, most: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(clean)),
    z.string().check(z.minLength(1, lacking), z.maxLength(most, messages.keepItTo(most))),
  );
const line = written(cleanLine);
const words = written(cleanText);
/** Ids that `POST /uploads` returned. */
const attachments = z._default(
  z
    .array(z.string().check(z.maxLength(100)))
    .check(z.maxLength(MAX_ATTACHMENTS, messages.atMostPhotos(MAX_ATTACHMENTS))),
  [],
);

/** A dispute as a shopper files it (spec 3, "Case"). */
export const caseDraftSchema = z.object({
  name: line(CASE_LACKS.name, MAX_CASE_NAME_LENGTH),
  subject: line(CASE_LACKS.subject, MAX_CASE_SUBJECT_LENGTH),
  description: words(CASE_LACKS.description, MAX_CASE_MESSAGE_LENGTH),
  type: z.enum(CASE_TYPES, { error: CASE_LACKS.type }),
  attachments,
});

/**
 * A message added to a dispute. The server decides its sender, and whether it is a note of the shop, by the
 * caller, whatever stands here.
 */
export const caseMessageDraftSchema = z.object({
  caseId: z.string().check(z.maxLength(100)),
  message: words(CASE_LACKS.message, MAX_CASE_MESSAGE_LENGTH),
  senderType: z.exactOptional(z.string().check(z.maxLength(64))),
  senderName: z.exactOptional(z.string().check(z.trim(), z.maxLength(200))),
  attachments,
  isInternal: z.exactOptional(z.boolean()),
});

/** A picture of a message: `url` downloads it, and `preview` shows it to its shop ('' for others), each for an hour. */
const attachmentSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  url: z.string().check(z.refine(isSafeUrl)),
  preview: z.catch(z.string().check(z.refine(isSafeUrl)), ''),
  width: z.catch(z.int(), 0),
  height: z.catch(z.int(), 0),
});

export const caseMessageSchema = z.looseObject({
  id: z.string(),
  message: z.string(),
  senderType: z.enum(CASE_SENDERS),
  senderName: z.string(),
  attachments: z.array(attachmentSchema),
  isInternal: z.catch(z.boolean(), false),
  createdAt: z.string(),
});

/** A dispute with its thread, the oldest message first: the description it was filed with. */
export const caseSchema = z.looseObject({
  id: z.string(),
  number: z.string(),
  order_id: z.string(),
  name: z.catch(z.string(), ''),
  subject: z.string(),
  type: z.catch(z.enum(CASE_TYPES), 'other'),
  status: z.enum(CASE_STATES),
  createdAt: z.string(),
  updatedAt: z.catch(z.string(), '').check(z.describe('when it was last written in, or closed')),
  messages: z.array(caseMessageSchema),
});
