import { useMemo } from 'react';
import { contentName, isNameOnly } from '@/core/rules/design/content-name';

/** Contents that this document came with, by name, as they were before any script of theirs. */
const read = new Map<string, string>();

/**
 * The content of a block, and its name where it is long, which its element says as `data-content`. One that the page has by
 * name alone is read in the document, and stays as it was read when it comes whole: whoever shows it again changes nothing.
 */
export function useContent(content: string): { html: string; name: string | undefined } {
  return useMemo(() => {
    const name = contentName(content);
    if (name === undefined) return { html: content, name };
    if (isNameOnly(content) && !read.has(name)) read.set(name, shownBy(name));
    return { html: read.get(name) ?? content, name };
  }, [content]);
}

const shownBy = (name: string): string =>
  document.querySelector(`[data-content="${name}"]`)?.innerHTML ?? '';
