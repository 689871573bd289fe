import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { labelOf, labelOfType } from '@/blocks/layout/tree/labels';
import { type TreeNode, typeOf } from '@/blocks/layout/tree/tree';
import { renameBlock } from '@/store/editor/edits';
import { useEditorDispatch } from '@/store/editor/hooks';
import styles from './outline.module.css';

/** The longest name, in characters. */
const MAX_NAME_LENGTH = 80;

interface RenameFieldProps {
  node: TreeNode;
  onDone: () => void;
}

/** Takes another name for a block: Enter and leaving it keep the name, Escape does not. */
export function RenameField({ node, onDone }: RenameFieldProps) {
  const dispatch = useEditorDispatch();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const finish = (isKept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const name = field.current?.value.trim() ?? '';
    const isOfType = name === labelOfType(typeOf(node) ?? '');
    if (isKept && name !== labelOf(node)) dispatch(renameBlock(node.key, isOfType ? '' : name));
    onDone();
  };
  const leave = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(true);
    if (event.key === 'Escape') finish(false);
  };

  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label="Name"
      defaultValue={labelOf(node)}
      maxLength={MAX_NAME_LENGTH}
      onKeyDown={leave}
      onBlur={() => finish(true)}
      onMouseDown={(event) => event.stopPropagation()}
    />
  );
}
