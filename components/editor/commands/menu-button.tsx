import type { MouseEvent } from 'react';
import { IconButton } from '@/components/kit/button';
import { more } from '@/components/kit/icons';
import { blockSelected } from '@/store/editor/editor';
import { useEditorDispatch } from '@/store/editor/hooks';
import { openCommandMenu } from './command-menu';
import * as messages from './messages';

/** Opens the menu of a block, which it selects. */
export function MenuButton({ blockKey, tabIndex }: { blockKey: string; tabIndex?: number }) {
  const dispatch = useEditorDispatch();
  const open = ({ currentTarget }: MouseEvent) => {
    dispatch(blockSelected(blockKey));
    const { left, bottom } = currentTarget.getBoundingClientRect();
    openCommandMenu({ x: left, y: bottom + 4 });
  };
  return (
    <IconButton
      icon={more}
      label={messages.more}
      aria-haspopup="menu"
      tabIndex={tabIndex}
      onClick={open}
    />
  );
}
