import { type MouseEvent, useCallback } from 'react';
import { isRecord } from '@/core/blocks/kit/fields';
import type { TreeNode } from '@/core/layout/tree/tree';
import { blockSelected } from '@/store/editor/editor';
import { changeField } from '@/store/editor/edits';
import { useEditorDispatch, useEditorStore } from '@/store/editor/hooks';
import { selectNode } from '@/store/editor/selectors';
import { blockAt } from '../block-at';
import { type TextPath, textShownBy, withText } from './find-text';
import { freeze } from './frozen';
import { writeInPlace } from './write-in-place';

let writings = 0;

/** A double click on words of a block lets them be written in their place. */
export function useInPlace(): (event: MouseEvent) => void {
  const dispatch = useEditorDispatch();
  const store = useEditorStore();

  return useCallback(
    ({ target }: MouseEvent) => {
      const key = blockAt(target);
      const node = key === null ? undefined : selectNode(store.getState(), key);
      const found = node && findWords(target, node);
      if (!found) return;
      const { element, path } = found;
      const gesture = `in place ${writings++}`;
      const [name] = path;
      freeze(node);
      dispatch(blockSelected(node.key));
      writeInPlace({
        element,
        hasLines: getComputedStyle(element).whiteSpace.startsWith('pre'),
        onChange: (text) => {
          const value = withText(propsOf(selectNode(store.getState(), node.key)), path, text);
          dispatch(changeField(node.key, { area: 'props', name, value }, gesture));
        },
        onEnd: () => {
          freeze(null);
          // Draws the block as it is now.
          dispatch(blockSelected(null));
          dispatch(blockSelected(node.key));
        },
      });
    },
    [dispatch, store],
  );
}

function propsOf(node: TreeNode | undefined): unknown {
  return isRecord(node?.own) ? node.own.props : undefined;
}

interface Found {
  element: HTMLElement;
  path: TextPath;
}

/** The innermost element around a point that shows a text of the block and nothing else. */
function findWords(target: EventTarget, node: TreeNode): Found | null {
  let element = target instanceof HTMLElement ? target : null;
  while (element) {
    const path =
      element.children.length === 0 ? textShownBy(node, element.textContent ?? '') : null;
    if (path) return { element, path };
    if (element.dataset.block === node.key) return null;
    element = element.parentElement;
  }
  return null;
}
