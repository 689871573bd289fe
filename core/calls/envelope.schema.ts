import * as z from 'zod';

/** Calls that may name their shop; without it the Host header counts. */
export const domainParam = { domain: z.string().max(255).exactOptional() };

/** The spec's envelope: status 0 is success (spec 7, 9). */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.number().int(), message: z.string().catch(''), data });
}

/** An envelope without data, as saves answer. */
export const acknowledgement = z.object({
  status: z.number().int(),
  message: z.string().catch(''),
});
