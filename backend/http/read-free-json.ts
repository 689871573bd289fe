import type { Context } from 'hono';
import type { PublicAddress } from '../media/public-address';
import { badRequest } from './http-error';
import { parseJson, readJsonText } from './read-input';
import { MAX_ADMIN_BODY_BYTES } from './read-text';

/** A NUL, which PostgreSQL does not take, and halves of characters, which no page can show. */
const UNFIT = /\0|\p{Surrogate}/u;

/**
 * The JSON body of a call that stores whatever it is sent, such as a layout: kept as it came, with
 * the addresses of stored pictures as they are stored. 400 with its path for text that cannot be kept, 422
 * for what is nested beyond all measure.
 */
export async function readFreeJson(c: Context, storedAddress: PublicAddress): Promise<unknown> {
  const text = await readJsonText(c, MAX_ADMIN_BODY_BYTES);
  return toStored(parseJson(text), storedAddress);
}

/** @throws HttpError 400 with the way to the first text that cannot be kept, or to what has it for a key. */
function toStored(
  value: unknown,
  storedAddress: PublicAddress,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') {
    assertFit(value, path);
    return storedAddress(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  const within = (inner: unknown, key: string) => toStored(inner, storedAddress, [...path, key]);
  if (Array.isArray(value)) return value.map((inner, at) => within(inner, String(at)));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      assertFit(key, path);
      return [key, within(inner, key)];
    }),
  );
}

function assertFit(text: string, path: readonly string[]): void {
  if (UNFIT.test(text))
    throw badRequest('Contains a character that cannot be stored', path.join('.'));
}
