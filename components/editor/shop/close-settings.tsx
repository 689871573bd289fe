import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { useIsKept } from '../drafts';
import { useShopSettings } from './settings/settings-context';
import { useShopPlace } from './settings/shop-place';

const WIDTH_PX = 460;

/** Asks what becomes of unsaved changes. */
export function CloseSettings() {
  const { leave, stay } = useShopPlace();
  const { discard } = useShopSettings();
  const isKept = useIsKept();
  return (
    <Dialog
      title="Close without saving?"
      width={WIDTH_PX}
      onClose={stay}
      actions={
        <>
          <Button
            look="danger"
            onClick={() => {
              discard();
              leave();
            }}
          >
            Discard changes
          </Button>
          <Button onClick={leave}>Keep for later</Button>
          <Button look="primary" onClick={stay}>
            Go on
          </Button>
        </>
      }
    >
      <p>
        Some settings are changed and not saved. What is kept for later waits{' '}
        {isKept ? 'on this device' : 'here as long as the editor is open'}; the page shows it again
        once the settings are opened.
      </p>
    </Dialog>
  );
}
