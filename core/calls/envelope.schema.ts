import * as z from 'zod/mini';

/** Calls that may name their shop; without it the Host header counts. */
export const domainParam = { domain: z.exactOptional(z.string().check(z.maxLength(255))) };

/** Asks for contents and styles as pages show them, in place of what their authors wrote. */
export const sanitizedParam = {
  sanitized: z
    .exactOptional(z.literal('1'))
    .check(z.describe('answers contents and styles as pages show them; beyond the specification')),
};

/** The spec's envelope: status 0 is success (spec 7, 9). */
export function envelope<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ status: z.int(), message: z.catch(z.string(), ''), data });
}

/** An envelope without data, as saves answer. */
export const acknowledgement = z.object({ status: z.int(), message: z.catch(z.string(), '') });
