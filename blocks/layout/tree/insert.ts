import { arrange } from './arrange';
import { flattenInto } from './flatten';
import { slotsOf } from './slots';
import { nodeOf, type Spot, type Tree, withNodes } from './tree';

interface Inserted {
  tree: Tree;
  /** Of what was inserted, in order. */
  keys: string[];
}

/** Puts components with all that stands in them before whatever has the spot. */
export function insert(tree: Tree, components: readonly unknown[], spot: Spot): Inserted {
  const { nodes, keys, nextKey } = flattenInto(components, spot.parent, tree.nextKey);
  const parent = nodeOf(tree, spot.parent);
  const grown = withNodes({ ...tree, nextKey }, [
    ...nodes.map((node) => ({ ...node, parent: keys.includes(node.key) ? NOWHERE : node.parent })),
    { ...parent, children: [...parent.children] },
  ]);
  const slots = slotsOf(tree, spot.parent);
  slots[spot.slot]?.splice(spot.index, 0, ...keys);
  return { tree: arrange(grown, spot.parent, slots), keys };
}

/** The parent of a new block until it is placed. */
const NOWHERE = '';
