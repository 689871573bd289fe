import type { Context } from 'hono';
import { z } from 'zod';
import type { Call } from '@/core/calls/call';
import { isObject } from '@/core/values/is-object';
import { isDeeperThan, MAX_JSON_DEPTH } from '@/core/values/nesting';
import { issueText } from '../base/issue-text';
import { countValues } from './count-values';
import { badRequest, HttpError } from './http-error';
import * as messages from './messages';
import { MAX_BODY_BYTES, readText } from './read-text';

export type InvalidStatus = 400 | 422;

const NUL = '\0';
const HALVES = /\p{Surrogate}/gu;
const UNREADABLE = '\ufffd';
/** Escapes in JSON text of a NUL or a lone surrogate. Bytes hold no such half. */
export const ESCAPED_UNFIT = /\\u(0000|d[89a-f])/i;
/** Time for a form to arrive, so that slow ones do not hold up others. */
const FORM_TIMEOUT_MS = 60_000;
const FORM_TYPE = /^multipart\/form-data\s*;/i;
const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

interface ReadOptions {
  /** Status for a well-formed field with an invalid value; 400 by default. */
  invalid?: InvalidStatus | undefined;
  /** Reader of a JSON body; strict by default. */
  readBody?: (c: Context) => Promise<unknown>;
}

export async function readInput<Schema extends z.core.$ZodType>(
  c: Context,
  call: Call,
  schema: Schema,
  { invalid, readBody = readJson }: ReadOptions = {},
): Promise<z.output<Schema>> {
  if (call.method === 'GET') return parseInput(schema, readQuery(c), invalid);
  const body = await (call.encoding === 'multipart' ? readForm(c) : readBody(c));
  const inPath = c.req.param();
  assertNoNul(inPath);
  // What the path names counts, whatever the body says.
  return parseInput(schema, isObject(body) ? { ...body, ...inPath } : body, invalid);
}

/** The query of a GET call: the first of a repeated parameter, an empty one as absent; a NUL is 400. */
function readQuery(c: Context): Record<string, string> {
  const query = c.req.query();
  assertNoNul(query);
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The JSON body of a POST call: 415 for another content type, 400 for what cannot be read, 422 for what is too deep. */
const readJson = async (c: Context) => parseStrictly(await readJsonText(c, MAX_BODY_BYTES));

/** The same of a call that may come without a body. */
export async function readJsonOrNothing(c: Context): Promise<unknown> {
  const isTyped = c.req.header('content-type') !== undefined;
  const text = await (isTyped ? readJsonText : readText)(c, MAX_BODY_BYTES);
  return text === '' ? {} : parseStrictly(text);
}

/** The text of a JSON body: 415 for another content type, 413 for what is too large. */
export async function readJsonText(c: Context, maxBytes: number): Promise<string> {
  if (JSON_TYPE.test(c.req.header('content-type') ?? '')) return readText(c, maxBytes);
  throw new HttpError(415, messages.notJsonType);
}

/** Values of a body: many times those of the largest cart. More of them would keep everybody waiting. */
const MAX_VALUES = 100_000;
/** The same of an admin's: several times those of the largest layout. */
export const MAX_ADMIN_VALUES = 400_000;

/**
 * @throws HttpError 413 for more values than anybody sends, 400 for what is no JSON, 422 for what is nested deeper than whoever
 * works on it may go.
 */
export function parseJson(text: string, maxValues = MAX_VALUES): unknown {
  if (countValues(text) > maxValues) throw new HttpError(413, messages.tooManyValues);
  const value = parse(text);
  if (!isDeeperThan(MAX_JSON_DEPTH, value)) return value;
  throw new HttpError(422, messages.tooDeep);
}

function parse(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch (error) {
    throw error instanceof HttpError ? error : badRequest(messages.invalidJson);
  }
}

/** The form of a POST call with files: 415 for another content type, 400 for what cannot be read, 408 where late. */
async function readForm(c: Context): Promise<unknown> {
  if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, messages.notFormType);
  }
  const form = await inTime(c.req.formData()).catch((error: unknown) => {
    throw error instanceof HttpError ? error : badRequest(messages.invalidForm);
  });
  const fields = Object.fromEntries(form);
  assertNoNul(fields);
  return fields;
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new HttpError(408, messages.tooSlow));
    const timer = setTimeout(late, FORM_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Parses input by a schema of the contract. @throws HttpError with the first path: 400 for what is missing or of another
 * type, `invalid` for a value that is not taken, such as a text too long.
 */
function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  invalid: InvalidStatus = 400,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input, { error: issueText });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const status = issue?.code === 'invalid_type' ? 400 : invalid;
  const path = issue?.path.join('.') ?? '';
  throw new HttpError(status, issue?.message ?? messages.invalidRequest, { path });
}

/** Parses once more the few that may hold what is unfit: by itself JSON.parse is safe however deep, but not with a reviver. */
function parseStrictly(text: string): unknown {
  const value = parseJson(text);
  return ESCAPED_UNFIT.test(text) ? parse(text, fit) : value;
}

/** Refuses a NUL. Half of a character becomes the sign for one that cannot be read, as bytes would have it. */
function fit(key: string, value: unknown): unknown {
  refuseNul(key, value);
  if (typeof value === 'string') return value.replace(HALVES, UNREADABLE);
  if (!isObject(value) || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name.replace(HALVES, UNREADABLE), inner]),
  );
}

function assertNoNul(fields: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(fields)) refuseNul(key, value);
}

function refuseNul(key: string, value: unknown): void {
  if (key.includes(NUL) || (typeof value === 'string' && value.includes(NUL))) {
    throw badRequest(messages.nulCharacter, key);
  }
}
