import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { Menu, MenuItem, MenuLine } from '@/components/kit/menu';
import type { Point } from '@/components/kit/popover';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { Command } from './command';
import { COMMANDS, type CommandId } from './commands';
import { keyWords } from './keys';
import * as messages from './messages';
import { runCommand } from './run-command';

const GROUPS: readonly (readonly CommandId[])[] = [
  ['edit', 'copy', 'cut', 'paste', 'duplicate'],
  ['moveUp', 'moveDown', 'moveIn', 'moveOut', 'wrap'],
  ['copyStyles', 'pasteStyles', 'saveAsComponent'],
  ['selectParent', 'delete'],
];

/** All commands of the selected block. Reach it through `openCommandMenu`. */
export function BlockMenu({ at, onClose }: { at: Point; onClose: () => void }) {
  return (
    <Menu at={at} label={messages.block} onClose={onClose}>
      {GROUPS.map((ids, place) => (
        <Fragment key={ids[0]}>
          {place > 0 && <MenuLine />}
          {ids.map((id) => (
            <CommandItem key={id} command={COMMANDS[id]} onClose={onClose} />
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}

function CommandItem({ command, onClose }: { command: Command; onClose: () => void }) {
  const dispatch = useEditorDispatch();
  const isEnabled = useEditorSelector(command.isEnabled);
  const [keys] = command.keys;
  const run = () => {
    // It gives the focus back first: a command may lead that on, or has it given back later.
    flushSync(onClose);
    dispatch(runCommand(command));
  };
  return (
    <MenuItem keys={keys && keyWords(keys)} disabled={!isEnabled} onClick={run}>
      {command.label}
    </MenuItem>
  );
}
