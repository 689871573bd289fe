import { arrange } from './arrange';
import { flattenInto } from './flatten';
import { slotsOf } from './slots';
import { nodeOf, type SlotPosition, type Tree, withNodes } from './tree';

/** Inserts components with their descendants at a position. */
export function insert(
  tree: Tree,
  components: readonly unknown[],
  position: SlotPosition,
): { tree: Tree; keys: string[] } {
  const { nodes, keys, nextKey } = flattenInto(components, position.parent, tree.nextKey);
  const parent = nodeOf(tree, position.parent);
  const grown = withNodes({ ...tree, nextKey }, [
    ...nodes.map((node) => ({ ...node, parent: keys.includes(node.key) ? NOWHERE : node.parent })),
    { ...parent, children: [...parent.children] },
  ]);
  const slots = slotsOf(tree, position.parent);
  slots[position.slot]?.splice(position.index, 0, ...keys);
  return { tree: arrange(grown, position.parent, slots), keys };
}

/** The parent of a new block until it is placed. */
const NOWHERE = '';
