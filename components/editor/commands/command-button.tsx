import { Button, IconButton } from '@/components/kit/button';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { Command } from './command';
import { COMMANDS, type CommandId } from './commands';
import { keyWords } from './keys';
import { runCommand } from './run-command';

type CommandButtonProps = { of: CommandId } & (
  | { icon: string; hasWords?: false }
  | { icon?: string; hasWords: true; look?: 'plain' | 'primary' }
);

/** A button that runs a command; pointed at, it tells the keys that do the same. */
export function CommandButton(props: CommandButtonProps) {
  const dispatch = useEditorDispatch();
  const command: Command = COMMANDS[props.of];
  const isEnabled = useEditorSelector(command.isEnabled);
  const [keys] = command.keys;
  const shared = {
    title: keys ? `${command.label} (${keyWords(keys)})` : command.label,
    disabled: !isEnabled,
    onClick: () => dispatch(runCommand(command)),
  };
  if (!props.hasWords) return <IconButton {...shared} icon={props.icon} label={command.label} />;
  const { icon, look = 'plain' } = props;
  return (
    <Button {...shared} look={look} {...(icon && { icon })}>
      {command.label}
    </Button>
  );
}
