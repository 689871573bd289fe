import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { along } from '@/components/ui/along';
import { tracked } from '@/components/ui/tracked';
import { OwnKeys } from '@/hooks/own-keys';
import { PersonalProvider } from '@/hooks/personal';
import type { ShopPageProps } from '@/services/page-props';
import { PageHead } from './page-head';
import { PersistGate } from './persist-gate';
import { Shell } from './shell';
import { type PageInShop, StoreProvider } from './store-provider';

/** A page that there is does without. */
const OutcomeView = along('outcome', dynamic(tracked('outcome', () => import('./outcome-view'))));

interface AppFrameProps {
  page: ShopPageProps;
  children: ReactNode;
}

/**
 * From what the server sent to what is shown: no shop, no settings yet, or a page in its shell. A page that
 * the shop comes back to stays as it is, with what is typed there.
 */
export function AppFrame({ page, children }: AppFrameProps) {
  const [kept, setKept] = useState<PageInShop>();
  const shown = page.outcome === 'settings-awaited' && kept ? kept : page;
  const view = shown.outcome !== 'page' && <OutcomeView page={shown} onKept={setKept} />;
  return (
    <>
      <PageHead head={shown.head} />
      {'seed' in shown ? (
        <InShop page={shown}>
          {view}
          {children}
        </InShop>
      ) : (
        view
      )}
    </>
  );
}

const NO_KEYS: readonly string[] = [];

function InShop({ page, children }: { page: PageInShop; children: ReactNode }) {
  return (
    <StoreProvider page={page}>
      <PersistGate>
        {(isRehydrated) => (
          <PersonalProvider isRehydrated={isRehydrated}>
            <OwnKeys value={('ownKeys' in page && page.ownKeys) || NO_KEYS}>
              {'data' in page && page.data?.isAlone ? children : <Shell>{children}</Shell>}
            </OwnKeys>
          </PersonalProvider>
        )}
      </PersistGate>
    </StoreProvider>
  );
}
