import { isBlockType } from '@/blocks/kit/block-types';
import { EDITORS } from '@/blocks/registry/editors';
import { isObject } from '@/core/values/is-object';
import { type TreeNode, typeOf } from './tree';

/** What an admin calls blocks of a type; an unknown one goes by its own name. */
export function labelOfType(type: string): string {
  return isBlockType(type) ? EDITORS[type].label : type || 'Block';
}

/** What a block is called: by the name it was given, else by its type. */
export function labelOf(node: TreeNode): string {
  const name = isObject(node.own) ? node.own.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name : labelOfType(typeOf(node) ?? '');
}
