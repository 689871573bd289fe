import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { useHasDraft } from '../drafts';
import * as messages from './messages';
import { useShopPlace } from './settings/shop-place';
import { useShopSettings } from './settings/use-settings';

export function CloseSettings() {
  const { leave, stay } = useShopPlace();
  const { discard } = useShopSettings();
  const hasDraft = useHasDraft();
  const giveUp = () => {
    discard();
    leave();
  };
  return (
    <Dialog
      title={messages.closeWithoutSaving}
      width={460}
      onClose={stay}
      actions={
        <>
          <Button look="danger" onClick={giveUp}>
            {messages.discardChanges}
          </Button>
          <Button onClick={leave}>{messages.keepForLater}</Button>
          <Button look="primary" onClick={stay}>
            {messages.keepEditing}
          </Button>
        </>
      }
    >
      <p>{messages.unsavedSettings(hasDraft)}</p>
    </Dialog>
  );
}
