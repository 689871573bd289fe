import { useEditor } from '@craftjs/core';
import { useCommands, useShortcuts } from './commands';

export function Bar() {
  const commands = useCommands();
  useShortcuts(commands);
  const { canUndo, canRedo, hasSelection } = useEditor((_, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
    hasSelection: !query.getEvent('selected').isEmpty(),
  }));
  const button = (label: string, isEnabled: boolean, run: () => unknown) => (
    <button type="button" disabled={!isEnabled} onClick={run}>
      {label}
    </button>
  );
  return (
    <header className="bar">
      {button('Undo', canUndo, commands.undo)}
      {button('Redo', canRedo, commands.redo)}
      {button('Duplicate', hasSelection, commands.duplicate)}
      {button('Delete', hasSelection, commands.remove)}
    </header>
  );
}
