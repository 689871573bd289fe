import type { AppProps } from 'next/app';
import Head from 'next/head';
import { AppFrame } from '@/components/shell';
import type { ShopPageProps } from '@/services/page-props';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/global.css';

/** The application shell (spec 2): every page gets its own data as props. */
export default function App({ Component, pageProps }: AppProps<ShopPageProps>) {
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {isShopPage(pageProps) ? (
        <AppFrame page={pageProps}>
          {'data' in pageProps && <Component {...(pageProps.data as object)} />}
        </AppFrame>
      ) : (
        <Component {...(pageProps as object)} />
      )}
    </>
  );
}

/** Error pages come without a shop when even their own data could not be had. */
function isShopPage(props: Partial<ShopPageProps>): props is ShopPageProps {
  return 'outcome' in props;
}
