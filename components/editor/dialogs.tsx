import { CHROME } from '@/components/ui/chrome';
import { onDemand } from '@/components/ui/on-demand';
import { dialogShown } from '@/store/editor/editor';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectSelected } from '@/store/editor/selectors';
import { CommandMenu } from './commands/command-menu';

const ShortcutsSheet = onDemand(
  async () => (await import('./commands/shortcuts-sheet')).ShortcutsSheet,
  undefined,
  giveUp,
);
const SaveComponentDialog = onDemand(
  async () => (await import('./palette/saved/save-component-dialog')).SaveComponentDialog,
  undefined,
  giveUp,
);

/** A dialog that cannot be fetched is not left open where nobody sees it. */
function giveUp({ onClose }: { onClose: () => void }): void {
  onClose();
}

/** What lies over the page, if anything does. */
export function Dialogs() {
  const dispatch = useEditorDispatch();
  const dialog = useEditorSelector(({ editor }) => editor.dialog);
  const selected = useEditorSelector(selectSelected);
  const close = () => dispatch(dialogShown(null));
  return (
    <div className={CHROME}>
      <CommandMenu />
      {dialog === 'shortcuts' && <ShortcutsSheet onClose={close} />}
      {dialog === 'saveComponent' && selected !== null && (
        <SaveComponentDialog blockKey={selected} onClose={close} />
      )}
    </div>
  );
}
