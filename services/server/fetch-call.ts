import { freeze } from '@reduxjs/toolkit';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { processState } from '@/backend/base/process-state';
import type { Call, RequestOf } from '@/core/calls/call';
import { SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import { parseAnswer, sendCall } from '../send-call';
import { serverClient } from './backend-client';
import { shopStateOf } from './keepable';

interface CachedAnswer {
  etag: string;
  /** The state of the shop that it was last said to hold in, as the backend named it. */
  state: unknown;
  answer: object;
  /** Length of the answer as JSON; in memory it takes a few times that. */
  characters: number;
}

const MAX_ANSWERS = 1000;
const MAX_CHARACTERS = 8 * 1024 * 1024;

/** Parsed answers by call, kept as long as the shop is in their state or the backend says with a 304 that they still hold. */
const answerCache = () =>
  processState(
    'kept-answers',
    () =>
      new LRUCache<string, CachedAnswer>({
        max: MAX_ANSWERS,
        maxSize: MAX_CHARACTERS,
        sizeCalculation: ({ characters }, key) => characters + key.length,
      }),
  );

/**
 * Calls the backend from a data function and returns its parsed answer. Nothing is asked while the shop is
 * known to be in the state that an answer was kept in; elsewhere it is asked for anew every time, but built,
 * sent and parsed only when the shop has changed.
 *
 * @throws ApiError with the HTTP status, or 'schema' when the answer is not what the contract says.
 */
export async function fetchCall<C extends Call, Schema extends z.ZodMiniType<object>>(
  call: C,
  schema: { response: Schema },
  request: RequestOf<C>,
): Promise<z.output<Schema>> {
  const key = `${call.path} ${JSON.stringify(request)}`;
  const cached = answerCache().get(key);
  const currentState = shopStateOf((request as { domain?: unknown }).domain);
  if (cached && currentState !== undefined && cached.state === currentState)
    return cached.answer as z.output<Schema>;
  const headers: Record<string, string> = cached ? { 'if-none-match': cached.etag } : {};
  const answer = await sendCall(serverClient(), call, request, { headers });
  if (cached && answer.status === 304) {
    cached.state = answer.headers[SHOP_STATE_HEADER];
    return cached.answer as z.output<Schema>;
  }

  const parsed = parseAnswer(call, schema, answer);
  const etag: unknown = answer.headers.etag;
  if (typeof etag === 'string') {
    const characters = JSON.stringify(parsed).length;
    const state = answer.headers[SHOP_STATE_HEADER];
    // Frozen, since pages share it: a change by one would show in the others.
    answerCache().set(key, { etag, state, answer: freeze(parsed, true), characters });
  }
  return parsed;
}

/** The last good answer of a call, however old: for a page that says the backend is away. */
export function lastAnswer<C extends Call, Schema extends z.ZodMiniType<object>>(
  call: C,
  _schema: { response: Schema },
  request: RequestOf<C>,
): z.output<Schema> | null {
  const cached = answerCache().get(`${call.path} ${JSON.stringify(request)}`);
  return (cached?.answer as z.output<Schema> | undefined) ?? null;
}
