import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button, IconButton } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { leave } from '@/components/kit/icons';
import { useEditorSelector } from '@/store/editor/hooks';
import { isChanged } from '@/store/editor/selectors';
import { useIsKept } from '../drafts';
import { useShopPlace } from '../shop/settings/shop-place';
import styles from './top-bar.module.css';

/** Ends the session; asks before where something is not saved. */
export function LogOut() {
  const { logOut } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const hasPages = useEditorSelector(({ editor }) =>
    Object.values(editor.documents).some(isChanged),
  );
  const { hasDraft: hasSettings } = useShopPlace();
  const isKept = useIsKept();
  const unsaved = [
    ...(hasPages ? ['pages'] : []),
    ...(hasSettings ? ['settings of the shop'] : []),
  ];
  return (
    <>
      <IconButton
        icon={leave}
        label="Log out"
        onClick={() => (unsaved.length > 0 ? setAsking(true) : logOut())}
      />
      {isAsking && (
        <Dialog
          title="Log out without saving?"
          width={420}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Stay</Button>
              <Button look="danger" onClick={logOut}>
                Log out
              </Button>
            </>
          }
        >
          <p className={styles.question}>
            {`Some of your changes to ${unsaved.join(' and ')} are not saved. `}
            {isKept
              ? 'They are kept in this browser, and offered when you come back.'
              : 'This browser keeps no drafts: they are lost when you log out.'}
          </p>
        </Dialog>
      )}
    </>
  );
}
