import { isObject } from '@/core/values/is-object';
import { nodeOf, type Tree, withNodes } from './tree';

/** New values of fields; undefined removes a field. */
type Fields = Readonly<Record<string, unknown>>;

/** Sets fields of a block's props or styles; all others stay as they are. */
export function updateFields(tree: Tree, key: string, area: 'props' | 'styles', fields: Fields) {
  const { own } = nodeOf(tree, key);
  const values = isObject(own) ? own[area] : undefined;
  const next = changed(isObject(values) ? values : {}, fields);
  return next === values ? tree : updateOwn(tree, key, { [area]: next });
}

export function updateOwn(tree: Tree, key: string, fields: Fields): Tree {
  const node = nodeOf(tree, key);
  if (!isObject(node.own)) return tree;
  const own = changed(node.own, fields);
  return own === node.own ? tree : withNodes(tree, [{ ...node, own }]);
}

function changed(values: Record<string, unknown>, fields: Fields): Record<string, unknown> {
  const different = Object.entries(fields).filter(([name, value]) => values[name] !== value);
  if (different.length === 0) return values;
  const next = { ...values };
  for (const [name, value] of different) {
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return next;
}
