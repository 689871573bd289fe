import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { processState } from '@/backend/base/process-state';

interface Markup {
  /** Stands for the markup in the document. */
  place: string;
  html?: string;
}

const markups = () => processState('page-markups', () => new WeakMap<IncomingMessage, Markup>());

/** Has the markup of a page put into its document as that is sent: Next would write and read it over and over. */
export function takeMarkup(request: IncomingMessage): void {
  markups().set(request, { place: `<!--${randomUUID()}-->` });
}

/** Hands over the markup of a page. Returns what stands in the document for it: itself, where nobody takes it. */
export function handOver(request: IncomingMessage | undefined, html: string): string {
  const markup = request && markups().get(request);
  if (!markup) return html;
  markup.html = html;
  return markup.place;
}

/** Returns an answer with the markup of its page; as it is where it has none. */
export function withMarkup(request: IncomingMessage, answer: Buffer): Buffer {
  const { place = '', html } = markups().get(request) ?? {};
  markups().delete(request);
  const start = html === undefined ? -1 : answer.indexOf(place);
  if (html === undefined || start < 0) return answer;
  const end = start + place.length;
  return Buffer.concat([answer.subarray(0, start), Buffer.from(html), answer.subarray(end)]);
}
