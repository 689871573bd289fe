import type { IncomingMessage } from 'node:http';
import { keysOfChoices } from '@/core/rules/variants/choice-address';
import { cutPage } from '@/services/server/carried/cut-page';
import type { SlotContext } from '@/services/server/carried/fill-slot';
import { markOf } from '@/services/server/carried/shown-address';
import type { Keepable } from '@/services/server/keepable';
import { type FilledPage, fillPage } from './carried-page';

/** A page as it was rendered, with or without a mark in place of what its links carry. */
export interface RenderedPage {
  /** False for one that holds of its address what cannot be told from the rest: nobody else may get it. */
  isFillable: boolean;
  context: SlotContext;
  /** The page as an address asks for it. */
  filledFor: (url: string) => FilledPage;
}

/**
 * Reads the body of a page that was rendered for a request.
 * @param hasLinks false for the data of a page, in which nothing stands of the address but what it was made of.
 */
export function renderedPage(
  request: IncomingMessage,
  body: Buffer,
  { keepable, hasLinks }: { keepable: Keepable | undefined; hasLinks: boolean },
): RenderedPage {
  const { params = {}, reading } = keepable ?? {};
  const context = { params, ownKeys: keysOfChoices(reading?.choices ?? {}) };
  const mark = markOf(request);
  if (mark === undefined) return asItIs(body, context, !hasLinks);
  const text = body.toString();
  const cut = cutPage(text, mark);
  if (!cut) return asItIs(Buffer.from(text.replaceAll(mark, '')), context, false);
  return { isFillable: true, context, filledFor: (url) => fillPage(cut, url, context) };
}

const asItIs = (body: Buffer, context: SlotContext, isFillable: boolean): RenderedPage => ({
  ...{ isFillable, context, filledFor: () => ({ body, filled: [] }) },
});
