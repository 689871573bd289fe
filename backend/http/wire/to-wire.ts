import type { z } from 'zod';
import type { PublicAddress } from '../../media/public-address';
import { mediaOf } from './media-fields';

/**
 * Compiles what makes the JSON text of a call's answers: its addresses of pictures, films and files are made
 * public, and nothing else.
 */
export function toWire(schema: z.core.$ZodType) {
  const rewriting = mediaOf(schema);
  return (answer: unknown, publicAddress: PublicAddress): string =>
    JSON.stringify(rewriting ? rewriting(answer, publicAddress) : answer);
}

/** Compiles what turns the addresses of a call's requests back into those that are stored. */
export function fromWire<Schema extends z.core.$ZodType>(schema: Schema) {
  const rewriting = mediaOf(schema);
  return (input: z.output<Schema>, mediaAddress: PublicAddress): z.output<Schema> =>
    // A copy of the same form.
    rewriting ? (rewriting(input, mediaAddress) as z.output<Schema>) : input;
}
