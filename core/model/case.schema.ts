import * as z from 'zod';

/** What a shopper files (spec 3, "Case"); attachments are ids that `POST /uploads` returned. */
export const caseDraftSchema = z.object({
  name: z.string().trim().min(1).max(200),
  order_id: z.string().trim().min(1).max(64),
  email: z.email(),
  subject: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(10_000),
  type: z.string().trim().min(1).max(64),
  attachments: z.array(z.string()).max(20).default([]),
});

export const caseMessageSchema = z.object({
  caseId: z.string(),
  message: z.string().trim().min(1).max(10_000),
  senderType: z.string().exactOptional(),
  senderName: z.string().max(200).exactOptional(),
  attachments: z.array(z.string()).max(20).default([]),
  isInternal: z.boolean().default(false),
});

export const caseSchema = z.looseObject({
  id: z.string(),
  subject: z.string(),
  status: z.string(),
  createdAt: z.string(),
  messages: z.array(caseMessageSchema.extend({ id: z.string(), createdAt: z.string() })),
});
