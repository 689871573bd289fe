import { isBlockType } from '@/blocks/kit/block-types';
import type { Fields } from '@/blocks/kit/fields';
import { nodeOf, typeOf } from '@/blocks/layout/tree/tree';
import { BLOCKS } from '@/blocks/registry/definitions';
import { isObject } from '@/core/values/is-object';
import { changeStyles } from '@/store/editor/edits';
import type { EditorThunk } from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';
import { announce } from '../shared/announce';
import * as messages from './messages';

let copied: Readonly<Record<string, unknown>> | null = null;

export const hasCopiedStyles = (): boolean => copied !== null;

export const copyStyles =
  (key: string): EditorThunk =>
  (_, getState) => {
    const tree = selectTree(getState());
    if (!tree) return;
    const { own } = nodeOf(tree, key);
    copied = isObject(own) && isObject(own.styles) ? own.styles : {};
    announce(messages.stylesCopied);
  };

/** Styles a block as the one that was copied: what its type has no field for is left out. */
export const pasteStyles =
  (key: string): EditorThunk =>
  (dispatch, getState) => {
    const tree = selectTree(getState());
    if (!tree || !copied) return;
    const type = typeOf(nodeOf(tree, key)) ?? '';
    const styleFields: Fields = isBlockType(type) ? BLOCKS[type].styles : {};
    const styles = Object.keys(styleFields).map((name) => [name, copied?.[name]]);
    dispatch(changeStyles(key, Object.fromEntries(styles)));
  };
