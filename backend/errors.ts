import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AnsweredTotals } from '@/core/model/total-line';

/** What search engines and other people read of a page. */
export interface PageWords {
  name: string;
  description: string;
}

interface Details {
  /** The field that is wrong. */
  path?: string;
  /** The newest revision, where the request named an older one. */
  revision?: number;
  /** What a page is called by now, where the request began from something else. */
  stored?: PageWords;
  /** What a checkout comes to today, where the shopper saw something else. */
  totals?: AnsweredTotals;
  /** The order that a checkout has become already, and whether it is the very one that was sent. */
  paid?: { order_id: string; session_id: string; is_same: boolean };
  headers?: Record<string, string>;
}

/** A failure to be told to the caller: its HTTP status and a message for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

export const notFound = (message: string, path?: string) =>
  new HttpError(404, message, path === undefined ? {} : { path });

export const badRequest = (message: string, path?: string) =>
  new HttpError(400, message, path === undefined ? {} : { path });
