import { isBlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field, Fields } from '@/blocks/kit/fields';
import { BLOCKS } from '@/blocks/registry/definitions';
import { LAYOUT_VERSION, type LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';

/** Upgrades from each version to the next, of one block without those that stand in it. */
const UPGRADES: readonly ((node: LayoutNode) => LayoutNode)[] = [referToColors];

/** Returns a layout of an earlier form in the present one; nothing of it is lost. @param version of its form */
export const upgradeLayout = (layout: readonly LayoutNode[], version = 1): LayoutNode[] =>
  layout.map((node) => upgradeNode(node, version));

/** The same of one block with all that stands in it. */
export function upgradeNode(node: LayoutNode, version = 1): LayoutNode {
  if (version >= LAYOUT_VERSION || !isObject(node)) return node;
  const upgraded = UPGRADES.slice(version - 1).reduce((last, upgrade) => upgrade(last), node);
  const { children } = upgraded;
  return Array.isArray(children)
    ? { ...upgraded, children: upgradeLayout(children, version) }
    : upgraded;
}

const VARIABLE = /^var\((--[a-z][\w-]*)\)$/i;

/** Version 2: colors that are a custom property, `var(--accent)`, become references to it, `--accent`. */
function referToColors(node: LayoutNode): LayoutNode {
  const { type } = node;
  if (!type || !isBlockType(type)) return node;
  const definition: BlockDefinition = BLOCKS[type];
  const upgraded = { ...node };
  for (const [part, fields] of [
    ['props', definition.props],
    ['styles', definition.styles],
  ] as const) {
    if (isObject(node[part])) upgraded[part] = withReferences(fields, node[part]);
  }
  return upgraded;
}

function withReferences(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fieldNamed(fields, name);
      return [name, field ? withReference(field, value) : value];
    }),
  );
}

function fieldNamed(fields: Fields, name: string): Field | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  return Object.values(fields).find(({ aliases }) => aliases?.includes(name));
}

function withReference(field: Field, value: unknown): unknown {
  const { kind, fields = {} } = field;
  if (Array.isArray(value)) return value.map((entry) => withReference(field, entry));
  if (isObject(value)) return withReferences(fields, value);
  if (typeof value !== 'string' || (kind !== 'color' && kind !== 'colors')) return value;
  return VARIABLE.exec(value.trim())?.[1] ?? value;
}
