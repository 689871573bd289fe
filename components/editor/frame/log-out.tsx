import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button, IconButton } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { leave } from '@/components/kit/icons';
import { useEditorSelector } from '@/store/editor/hooks';
import { isChanged } from '@/store/editor/selectors';
import { useHasDraft } from '../drafts';
import { useShopPlace } from '../shop/settings/shop-place';
import * as messages from './messages';
import styles from './top-bar.module.css';

/** Ends the session; asks before where something is not saved. */
export function LogOut() {
  const { logOut } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const hasPages = useEditorSelector(({ editor }) =>
    Object.values(editor.documents).some(isChanged),
  );
  const { hasDraft: hasSettings } = useShopPlace();
  const hasDraft = useHasDraft();
  const parts = [hasPages && messages.pagesPart, hasSettings && messages.shopSettingsPart];
  const unsaved = parts.filter((part) => part !== false);
  return (
    <>
      <IconButton
        icon={leave}
        label={messages.logOut}
        onClick={() => (unsaved.length > 0 ? setAsking(true) : logOut())}
      />
      {isAsking && (
        <Dialog
          title={messages.logOutWithoutSaving}
          width={420}
          onClose={() => setAsking(false)}
          cancel={messages.stay}
          actions={
            <Button look="danger" onClick={logOut}>
              {messages.logOut}
            </Button>
          }
        >
          <p className={styles.question}>
            {messages.unsavedParts(unsaved.join(messages.and))}
            {hasDraft ? messages.draftsSaved : messages.draftsLost}
          </p>
        </Dialog>
      )}
    </>
  );
}
