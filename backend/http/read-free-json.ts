import type { Context } from 'hono';
import { badRequest } from './http-error';
import { parseJson, readJsonText } from './read-input';
import { MAX_ADMIN_BODY_BYTES } from './read-text';

/** A NUL, which PostgreSQL does not take, and halves of characters, which no page can show. */
const UNFIT = /\0|\p{Surrogate}/u;

/**
 * The JSON body of a call that stores whatever it is sent, such as a layout, as it came. 400 with its path for
 * text that cannot be kept, 422 for what is nested beyond all measure.
 */
export async function readFreeJson(c: Context): Promise<unknown> {
  const value = parseJson(await readJsonText(c, MAX_ADMIN_BODY_BYTES));
  assertFit(value, []);
  return value;
}

/** @throws HttpError 400 with the way to the first text that cannot be kept, or to what has it for a key. */
function assertFit(value: unknown, path: string[]): void {
  if (typeof value === 'string') assertFitText(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) assertFitText(key, path);
    path.push(key);
    assertFit(inner, path);
    path.pop();
  }
}

function assertFitText(text: string, path: readonly string[]): void {
  if (UNFIT.test(text)) {
    throw badRequest('Contains a character that cannot be stored', path.join('.'));
  }
}
