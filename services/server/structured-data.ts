import type { IncomingMessage } from 'node:http';
import { processState } from '@/backend/base/process-state';
import { structuredDataText } from '@/core/rules/seo/structured-data';

const texts = () => processState('structured-data', () => new WeakMap<IncomingMessage, string>());

/** Sets what the document of a request tells search engines, by schema.org. Browsers have no use for it. */
export function setStructuredData(
  request: IncomingMessage,
  items: readonly object[],
  originUrl: string,
): void {
  if (items.length > 0) texts().set(request, structuredDataText(items, originUrl));
  else texts().delete(request);
}

/** Returns it as JSON-LD, escaped for a script element; '' where there is none. */
export const structuredDataOf = (request: IncomingMessage | undefined): string =>
  (request && texts().get(request)) ?? '';
