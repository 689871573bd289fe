import { columnsOf } from '@/blocks/layout/read-layout';
import { blockOf, slotsOf } from '@/blocks/layout/tree/slots';
import { isContainer, nodeOf, ROOT, type Tree } from '@/blocks/layout/tree/tree';
import { isObject } from '@/core/values/is-object';

/** The blocks within a block, by the list that they stand in. */
export type Lists = readonly (readonly string[])[];

/** The blocks within a block, of a container by the column they name, however many; of what holds none as one list. */
export function listsOf(tree: Tree, parent: string): Lists {
  const node = nodeOf(tree, parent);
  if (parent === ROOT) return slotsOf(tree, ROOT);
  const keys = node.children.filter((key) => isObject(nodeOf(tree, key).own));
  if (!isContainer(node)) return [keys];
  const blocks = keys.map((key) => blockOf(nodeOf(tree, key)));
  return columnsOf(blocks, MOST_COLUMNS).map((column) => column.map(({ id }) => id));
}

/** More than any layout has; what another system has written may name any number. */
const MOST_COLUMNS = 24;
