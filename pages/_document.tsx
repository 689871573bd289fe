import type { AppPropsType } from 'next/dist/shared/lib/utils';
import { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { renderToString } from 'react-dom/server';

export default function Document() {
  return (
    <Html lang="en">
      <Head />
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

/**
 * Renders the page into one string (docs/adr/0009). Next's own way, a stream of bytes that it puts
 * together again, costs several times as much and moves large parts of a page behind its end, to be put in
 * place by a script. Its renderer gets an empty page here; it still says what belongs into the head.
 */
Document.getInitialProps = async ({ AppTree, renderPage }: DocumentContext) => {
  const page: { html?: string } = {};
  const enhanceApp = () => (props: AppPropsType) => {
    page.html = renderToString(
      <div id="__next">
        <AppTree {...props} />
      </div>,
    );
    return null;
  };
  return { ...(await renderPage({ enhanceApp })), ...page };
};
