import { isRecord } from '@/core/blocks/kit/fields';
import type { LayoutNode } from '@/core/model/page';
import { deliver, type Kind } from '../canvas/delivered/deliver';

const KINDS: readonly unknown[] = ['html', 'policy'] satisfies Kind[];

/**
 * A layout as a page would get it from the server, but for the scripts of html blocks: the page that it is
 * shown on runs none. @throws ApiError
 */
export function deliverDraft(domain: string, layout: readonly LayoutNode[]): Promise<LayoutNode[]> {
  return Promise.all(layout.map((node) => deliverNode(domain, node)));
}

async function deliverNode(domain: string, node: LayoutNode): Promise<LayoutNode> {
  if (!isRecord(node)) return node;
  const { type, props, children } = node;
  const content = isRecord(props) ? props.content : undefined;
  const isMarkup = isKind(type) && typeof content === 'string' && content.trim() !== '';
  return {
    ...node,
    ...(isMarkup && {
      props: {
        ...(props as object),
        content: withoutScripts(await deliver(domain, type, content)),
      },
    }),
    ...(Array.isArray(children) && { children: await deliverDraft(domain, children) }),
  };
}

function isKind(type: unknown): type is Kind {
  return KINDS.includes(type);
}

function withoutScripts(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const script of template.content.querySelectorAll('script')) script.remove();
  return template.innerHTML;
}
