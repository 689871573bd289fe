import type { AppPropsType } from 'next/dist/shared/lib/utils';
import {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { NOTICES_ID } from '@/components/shell';
import { sendPolicy } from '@/services/server/page-policy';

export default function Document({ html }: DocumentInitialProps) {
  return (
    <Html lang="en">
      <Head>{html.includes(`id="${NOTICES_ID}"`) && <PaintedWhole />}</Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

/** Wide screens centre navigation and headline: painted half read, they would move with the rest. */
function PaintedWhole() {
  const end = `#${NOTICES_ID}`;
  return <link rel="expect" href={end} blocking="render" media="(min-width: 768px)" />;
}

/** Stands in the markup where a part of the page failed or waited. */
const LEFT_OUT = '<!--$!-->';

interface Rendered {
  tree?: ReactElement;
  html?: string;
}

/**
 * Renders the page into one string (docs/adr/0009). Next's own way, a stream of bytes that it puts
 * together again, costs several times as much and moves large parts of a page behind its end, to be put in
 * place by a script. Its renderer gets an empty page here; it still says what belongs into the head.
 *
 * @throws what a part of the page threw: half a page is no page.
 */
Document.getInitialProps = async (context: DocumentContext) => {
  const { AppTree, renderPage } = context;
  const page: Rendered = {};
  const enhanceApp = () => (props: AppPropsType) => {
    page.tree = (
      <div id="__next">
        <AppTree {...props} />
      </div>
    );
    page.html = renderToString(page.tree);
    return null;
  };
  const rendered = await renderPage({ enhanceApp });
  if (page.tree && page.html?.includes(LEFT_OUT)) throw await failureOf(page.tree);
  sendPolicy(context);
  return { ...rendered, ...(page.html && { html: page.html }) };
};

/** The string renderer keeps to itself why a part failed, so it is rendered once more by one that tells. */
function failureOf(tree: ReactElement): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(tree, {
      onError: resolve,
      onAllReady: () => resolve(new Error('A part of the page was not ready to be rendered.')),
    });
  });
}
