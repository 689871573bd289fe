import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useEffect, useRef } from 'react';
import { AppFrame } from '@/components/shell';
import type { ShopPageProps } from '@/services/page-props';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/print.css';

type Shown = Pick<AppProps<ShopPageProps>, 'Component' | 'pageProps'>;

/** The application shell (spec 2): every page gets its own data as props. */
export default function App({ Component, pageProps, router }: AppProps<ShopPageProps>) {
  const shown = useWhole({ Component, pageProps }, ERROR_PAGES.includes(router.pathname));
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Page {...shown} />
    </>
  );
}

function Page({ Component, pageProps }: Shown) {
  if (!isShopPage(pageProps)) return <Component {...(pageProps as object)} />;
  return (
    <AppFrame page={pageProps}>
      {'data' in pageProps && <Component {...(pageProps.data as object)} />}
    </AppFrame>
  );
}

/** Pages that come without a shop when even their own data could not be had. */
const ERROR_PAGES = ['/_error', '/404', '/500'];

const isShopPage = (props: Partial<ShopPageProps>): props is ShopPageProps => 'outcome' in props;

/** Keeps the page on screen while its broken data is reloaded as a document. Next treats such data as empty. */
function useWhole(next: Shown, isErrorPage: boolean): Shown {
  const last = useRef(next);
  const isBroken =
    !isErrorPage && !isShopPage(next.pageProps) && isShopPage(last.current.pageProps);
  if (!isBroken) last.current = next;
  useEffect(() => {
    if (isBroken) window.location.reload();
  }, [isBroken]);
  return last.current;
}
