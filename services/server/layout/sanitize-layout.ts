import { processSanitizer } from '@/backend/sanitizer';
import { onceEach } from '@/blocks/kit/once-each';
import { type MarkupContent, markupContents, withContents } from '@/core/model/markup-contents';
import type { LayoutNode } from '@/core/model/page';

/** Stands for all shops of another backend, which share the threads that this process has for it. */
const OWNER = 'another backend';

/**
 * A layout as pages get it, of a backend that answers it as its author wrote it: the html blocks' scripts set aside, the
 * policy blocks' content cleaned, at any depth. A content that takes too long is left out.
 */
export async function sanitizeLayout<Node extends LayoutNode>(
  layout: readonly Node[],
): Promise<Node[]> {
  const made = new Map<string, string>();
  for (const content of markupContents(layout))
    made.set(keyOf(content), await sanitizeText(content));
  return withContents(layout, (content) => made.get(keyOf(content)) ?? '');
}

/** The same, made once of a layout while it stays the same: answers of `fetchCall` do. */
export const sanitizeOnce = onceEach((layout: readonly LayoutNode[]) => sanitizeLayout(layout));

const keyOf = ({ kind, text }: Omit<MarkupContent, 'path'>): string => `${kind} ${text}`;

/** The same of one content or style sheet. */
export async function sanitizeText({
  kind,
  text,
}: Parameters<ReturnType<typeof processSanitizer>['run']>[1]): Promise<string> {
  const { content } = await processSanitizer()
    .run(OWNER, { kind, text })
    .catch(() => ({ content: '' }));
  return content;
}
