import { awaited } from '@/hooks/awaited';
import { previewContent } from '@/services/design';
import { afterPause } from '../../shared/after-pause';

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

/** Pause in ms without writing before it is asked for. */
const PAUSE_MS = 150;

/** Sanitizes what is being written once that rests, at once where it is cached; returns what calls it off. */
export function sanitizeSoon(
  { domain, kind, content }: { domain: string; kind: Kind; content: string },
  take: (made: string) => void,
  fail?: (error: unknown) => void,
) {
  const cached = cachedMarkup(kind, content);
  if (cached !== undefined) return void take(cached);
  return afterPause(PAUSE_MS, () => awaited(sanitize(domain, kind, content), take, fail));
}
