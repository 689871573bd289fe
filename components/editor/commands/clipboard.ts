import { layoutProblem } from '@/core/model/layout-problem';
import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';

/** Tells what was copied here from any other text. */
const KIND = 'hemline/blocks';

/** Blocks as text, for the clipboard: another page, tab or shop can take them. */
export const toClipboard = (components: readonly LayoutNode[]): string =>
  JSON.stringify({ kind: KIND, components });

/** The blocks that a text holds; null for any other text. */
export function fromClipboard(text: string): LayoutNode[] | null {
  const parsed = parsedOf(text);
  if (!isObject(parsed) || parsed.kind !== KIND || !Array.isArray(parsed.components)) return null;
  const components: unknown[] = parsed.components;
  return layoutProblem(components) ? null : (components as LayoutNode[]);
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
