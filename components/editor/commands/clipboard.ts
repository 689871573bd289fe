import { layoutProblem } from '@/core/model/layout-problem';
import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';
import { parsed } from '@/store/persistence/browser-storage';

/** Tells what was copied here from any other text. */
const KIND = 'hemline/blocks';

/** Blocks as text, for the clipboard: another page, tab or shop can take them. */
export const toClipboard = (components: readonly LayoutNode[]): string =>
  JSON.stringify({ kind: KIND, components });

/** The blocks that a text holds; null for any other text. */
export function fromClipboard(text: string): LayoutNode[] | null {
  const copied = parsed(text);
  if (!isObject(copied) || copied.kind !== KIND || !Array.isArray(copied.components)) return null;
  const components: unknown[] = copied.components;
  return layoutProblem(components) ? null : (components as LayoutNode[]);
}
