import { previewContent } from '@/services/design';

export type Kind = 'html' | 'policy' | 'css';

/** The number of contents that are cached, the newest. */
const MOST = 200;

const cache = new Map<string, string>();

/** Returns the cached rendering of a content; an empty one needs none. */
export const cachedMarkup = (kind: Kind, content: string): string | undefined =>
  content.trim() === '' ? '' : cache.get(`${kind} ${content}`);

/** Asks the server what becomes of a content. @throws ApiError */
export async function sanitize(domain: string, kind: Kind, content: string): Promise<string> {
  const made = await previewContent({ domain, kind, content });
  cache.set(`${kind} ${content}`, made);
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
  return made;
}
