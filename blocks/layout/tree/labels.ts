import { isBlockType } from '@/blocks/kit/block-types';
import { EDITORS } from '@/blocks/registry/editors';
import { isObject } from '@/core/values/is-object';
import * as messages from './messages';
import { type TreeNode, typeOf } from './tree';

/** Returns the label of a type of block; an unknown one goes by its own name. */
export function labelOfType(type: string): string {
  return isBlockType(type) ? EDITORS[type].label : type || messages.block;
}

/** Returns the name of a block: by the name it was given, else by its type. */
export function labelOf(node: TreeNode): string {
  const name = isObject(node.own) ? node.own.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name : labelOfType(typeOf(node) ?? '');
}
