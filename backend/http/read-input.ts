import type { Context } from 'hono';
import { z } from 'zod';
import { badRequest, HttpError } from '../errors';

export type InvalidStatus = 400 | 422;

const NUL = '\0';
/** How long a form may take to arrive, so that nobody keeps the others waiting. */
const FORM_TIMEOUT_MS = 60_000;
const FORM_TYPE = /^multipart\/form-data\s*;/i;
const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * The query of a GET call. A repeated parameter counts once, the first time; an empty one counts as
 * absent, as forms send it; a NUL, which no text of ours may hold, is 400.
 */
export function readQuery(c: Context): Record<string, string> {
  const query = c.req.query();
  for (const [key, value] of Object.entries(query)) {
    if (value === '') delete query[key];
    if (value.includes(NUL) || key.includes(NUL)) throw badRequest('Contains a NUL character', key);
  }
  return query;
}

/** The JSON body of a POST call: 415 for another content type, 400 for what cannot be read. */
export async function readJson(c: Context): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, 'Send the request as application/json.');
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text, text.includes('\\u0000') ? refuseNul : undefined);
  } catch (error) {
    throw error instanceof HttpError ? error : badRequest('The request is not valid JSON.');
  }
}

/**
 * The form of a POST call with files: 415 for another content type, 400 for what cannot be read, 408
 * where it does not arrive. Of fields with the same name the last counts.
 */
export async function readForm(c: Context): Promise<unknown> {
  if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, 'Send the request as multipart/form-data.');
  }
  const form = await inTime(c.req.formData()).catch((error: unknown) => {
    throw error instanceof HttpError ? error : badRequest('The request is not a valid form.');
  });
  const fields = Object.fromEntries(form);
  const nul = Object.entries(fields).find(
    ([, value]) => typeof value === 'string' && value.includes(NUL),
  );
  if (nul) throw badRequest('Contains a NUL character', nul[0]);
  return fields;
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new HttpError(408, 'The request took too long to arrive.'));
    const timer = setTimeout(late, FORM_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Parses input by a schema of the contract; what is wrong first is answered with its path: 400 for what
 * is missing or of another type, `invalid` for a value that is not taken, such as a text too long.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  invalid: InvalidStatus = 400,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const status = issue?.code === 'invalid_type' ? 400 : invalid;
  const path = issue?.path.join('.') ?? '';
  throw new HttpError(status, issue?.message ?? 'Invalid request', { path });
}

function refuseNul(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes(NUL)) {
    throw badRequest('Contains a NUL character', key);
  }
  return value;
}
