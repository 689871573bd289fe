import { isRecord } from '@/core/blocks/kit/fields';
import { nodeOf, parentsOf, type Tree, type TreeNode } from '@/core/layout/tree/tree';
import { isColor } from '@/core/rules/css-value';

/** The colour of the nearest block around one that has a background, else of what the page stands on. */
export function groundBehind(tree: Tree, key: string): string {
  const around = parentsOf(tree, key)
    .map((parent) => backgroundOf(nodeOf(tree, parent)))
    .find((color) => color !== undefined);
  return around ?? (tree.place === 'page' ? 'var(--ground)' : 'var(--chrome)');
}

function backgroundOf({ own }: TreeNode): string | undefined {
  const styles = isRecord(own) && isRecord(own.styles) ? own.styles : {};
  const { backgroundColor: color } = styles;
  return typeof color === 'string' && isColor(color) ? color : undefined;
}
