import { slotsOf } from './slots';
import { ROOT, type Tree } from './tree';

/** Returns all visible blocks in reading order, parents first. */
export function blocksInOrder(tree: Tree, from = ROOT): string[] {
  return slotsOf(tree, from)
    .flat()
    .flatMap((key) => [key, ...blocksInOrder(tree, key)]);
}
