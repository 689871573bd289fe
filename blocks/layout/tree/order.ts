import { slotsOf } from './slots';
import { ROOT, type Tree } from './tree';

/** Every block that is shown, each before those that stand in it, as they are read. */
export function blocksInOrder(tree: Tree, from = ROOT): string[] {
  return slotsOf(tree, from)
    .flat()
    .flatMap((key) => [key, ...blocksInOrder(tree, key)]);
}
