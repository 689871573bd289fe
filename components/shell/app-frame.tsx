import dynamic from 'next/dynamic';
import Head from 'next/head';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked } from '@/components/ui/tracked';
import { PersonalProvider } from '@/hooks/personal';
import { OwnKeys } from '@/hooks/use-address';
import { useShop } from '@/hooks/use-shop';
import type { DocumentHead, PageInShop, ShopPageProps } from '@/services/page-props';
import { makeStore } from '@/store/make-store';
import { pageShown, seedStore } from '@/store/seed';
import { PersistGate } from './persist-gate';
import { Shell } from './shell';

/** A page that there is does without. */
const OutcomeView = ssrDynamic(
  'outcome',
  dynamic(tracked('outcome', () => import('./outcome-view'))),
);

/** Leads from the server's data to the view: no shop, no settings yet, or a page in its shell, which keeps what is typed. */
export function AppFrame({ page, children }: { page: ShopPageProps; children: ReactNode }) {
  const [savedPage, setSavedPage] = useState<PageInShop>();
  const shown = page.outcome === 'settings-awaited' && savedPage ? savedPage : page;
  const view = shown.outcome !== 'page' && <OutcomeView page={shown} onSavedPage={setSavedPage} />;
  if ('seed' in shown) {
    return (
      <InShop page={shown}>
        {view}
        {children}
      </InShop>
    );
  }
  return (
    <>
      <PageHead head={shown.head} />
      {view}
    </>
  );
}

const NO_KEYS: readonly string[] = [];

function InShop({ page, children }: { page: PageInShop; children: ReactNode }) {
  return (
    <StoreProvider page={page}>
      <ShopHead head={page.head} />
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

/** A page's head with the shop's part in it: Next composes all heads again for each one that a page has. */
function ShopHead({ head }: { head: DocumentHead }) {
  const { globalCss, googleVerification } = useShop();
  return (
    <PageHead head={head}>
      {globalCss && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by scopeCss
        <style key="global-css" dangerouslySetInnerHTML={{ __html: globalCss }} />
      )}
      {googleVerification && (
        <meta key={VERIFICATION} name={VERIFICATION} content={googleVerification} />
      )}
    </PageHead>
  );
}

const VERIFICATION = 'google-site-verification';

function PageHead({ head, children }: { head: DocumentHead; children?: ReactNode }) {
  return (
    <Head>
      <title key="title">{head.title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every value passed the theme's schema */}
      <style key="theme" dangerouslySetInnerHTML={{ __html: head.themeCss }} />
      {children}
      <meta key="theme-color" name="theme-color" content={head.themeColor} />
      <link key="icon" rel="icon" href={head.favicon} />
      {METAS.map(
        ([kind, name, field]) =>
          head[field] && <meta key={name} {...{ [kind]: name }} content={head[field]} />,
      )}
      {head.canonical && <link key="canonical" rel="canonical" href={head.canonical} />}
    </Head>
  );
}

const METAS = [
  ['name', 'description', 'description'],
  ['name', 'keywords', 'keywords'],
  ['name', 'robots', 'robots'],
  ['property', 'og:type', 'type'],
  ['property', 'og:site_name', 'siteName'],
  ['property', 'og:title', 'ownTitle'],
  ['property', 'og:description', 'description'],
  ['property', 'og:url', 'canonical'],
  ['property', 'og:image', 'image'],
] as const;

/** The store of this request or visit, seeded while its page is rendered; the page on screen before is told nothing. */
function StoreProvider({ page: { seed }, children }: { page: PageInShop; children: ReactNode }) {
  const [{ store, serverState }] = useState(() => {
    const store = makeStore();
    seedStore(store, seed);
    return { store, serverState: store.getState() };
  });
  const received = useRef(seed);
  const shown = useRef(seed);

  if (received.current !== seed) {
    received.current = seed;
    seedStore(store, seed);
  }
  useLayoutEffect(() => {
    if (shown.current === seed) return;
    shown.current = seed;
    store.dispatch(pageShown(seed));
  }, [store, seed]);

  // serverState keeps late hydration in step with the HTML when rehydration lands first.
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}
