import type { Context } from 'hono';
import { isDeeperThan, MAX_JSON_DEPTH } from '@/core/rules/nesting';
import { badRequest, HttpError } from '../errors';
import type { PublicAddress } from './public-address';
import { parseJson, readJsonText } from './read-input';
import { MAX_ADMIN_BODY_BYTES } from './read-text';

/** A NUL, which PostgreSQL does not take, and halves of characters, which no page can show. */
const UNFIT = /\0|\p{Surrogate}/u;

/**
 * The JSON body of a call that stores whatever it is sent, such as a layout: kept as it came, with
 * the addresses of stored pictures as they are stored. 400 for text that cannot be kept, 422 for what
 * is nested beyond all measure.
 */
export async function readFreeJson(c: Context, storedAddress: PublicAddress): Promise<unknown> {
  const text = await readJsonText(c, MAX_ADMIN_BODY_BYTES);
  if (isDeeperThan(MAX_JSON_DEPTH, parseJson(text))) {
    throw new HttpError(422, 'The request is nested too deep.');
  }
  return parseJson(text, (key, value) => {
    const isText = typeof value === 'string';
    if (!UNFIT.test(key) && !(isText && UNFIT.test(value))) {
      return isText ? storedAddress(value) : value;
    }
    throw badRequest('Contains a character that cannot be stored', key);
  });
}
