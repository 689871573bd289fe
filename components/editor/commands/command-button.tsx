import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { Button, IconButton } from '../ui/button';
import type { Command } from './command';
import { COMMANDS, type CommandId } from './commands';
import { keyWords } from './keys';

type CommandButtonProps = { of: CommandId } & (
  | { icon: string; hasWords?: false }
  | { hasWords: true; icon?: never }
);

/** A button that runs a command; pointed at, it tells the keys that do the same. */
export function CommandButton({ of, icon }: CommandButtonProps) {
  const dispatch = useEditorDispatch();
  const command: Command = COMMANDS[of];
  const isEnabled = useEditorSelector(command.isEnabled);
  const [keys] = command.keys;
  const shared = {
    title: keys ? `${command.label} (${keyWords(keys)})` : command.label,
    disabled: !isEnabled,
    onClick: () => dispatch(command.run()),
  };
  if (icon) return <IconButton {...shared} icon={icon} label={command.label} />;
  return (
    <Button {...shared} look="primary">
      {command.label}
    </Button>
  );
}
