import type { Context } from 'hono';
import { badRequest, HttpError } from '../errors';
import type { PublicAddress } from './public-address';
import { parseJson, readJsonText } from './read-input';
import { MAX_ADMIN_BODY_BYTES } from './read-text';

/** Far more than a layout as deep as one may be, and far less than any program's stack. */
const MAX_DEPTH = 500;
/** A NUL, which PostgreSQL does not take, and halves of characters, which no page can show. */
const UNFIT = /\0|\p{Surrogate}/u;

/**
 * The JSON body of a call that stores whatever it is sent, such as a layout: kept as it came, with
 * the addresses of stored pictures as they are stored. 400 for text that cannot be kept, 422 for what
 * is nested beyond all measure.
 */
export async function readFreeJson(c: Context, storedAddress: PublicAddress): Promise<unknown> {
  const text = await readJsonText(c, MAX_ADMIN_BODY_BYTES);
  if (isDeeperThan(MAX_DEPTH, parseJson(text))) {
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

/** Level by level, because no stack is as deep as JSON can be. */
function isDeeperThan(depth: number, value: unknown): boolean {
  let level = [value];
  for (let at = 0; at <= depth && level.length > 0; at += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return level.length > 0;
}
