import { previewContent } from '@/services/design';

export type Kind = 'html' | 'policy' | 'css';

/** The number of contents that are cached, the newest. */
const MOST = 200;

const known = new Map<string, string>();

/** Returns the cached rendering of a content; an empty one needs none. */
export function delivered(kind: Kind, content: string): string | undefined {
  return content.trim() === '' ? '' : known.get(`${kind} ${content}`);
}

/** Asks the server what becomes of a content. @throws ApiError */
export async function deliver(domain: string, kind: Kind, content: string): Promise<string> {
  const made = await previewContent({ domain, kind, content });
  known.set(`${kind} ${content}`, made);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return made;
}
