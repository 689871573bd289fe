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

/** Stands in the markup where a part of the page failed or waited; of a block it says which. */
const LEFT_OUT =
  /<!--\$!-->(?:<template[^>]*><\/template>)?(?:<template data-left-out="([^"]*)">)?/g;

interface Rendered {
  tree?: ReactElement;
  html?: string;
}

/**
 * Renders the page into one string (docs/adr/0009). Next's own way, a stream of bytes that it puts
 * together again, costs several times as much and moves large parts of a page behind its end, to be put in
 * place by a script. Its renderer gets an empty page here; it still says what belongs into the head. A
 * block that threw is missing from the page, and logged.
 *
 * @throws what any other part of the page threw: half a page is no page.
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
  if (page.tree && page.html) await tellLeftOut(page.tree, page.html);
  sendPolicy(context);
  return { ...rendered, ...(page.html && { html: page.html }) };
};

async function tellLeftOut(tree: ReactElement, html: string): Promise<void> {
  const parts = Array.from(html.matchAll(LEFT_OUT), ([, block]) => block);
  if (parts.length === 0) return;
  const failures = await failuresOf(tree);
  parts.forEach((block, place) => {
    const failure =
      failures[place] ?? new Error('A part of the page was not ready to be rendered.');
    if (block === undefined) throw failure;
    console.error(`The block ${block} is left out:`, failure);
  });
}

/** The string renderer keeps to itself why parts failed, so they are rendered once more by one that tells. */
function failuresOf(tree: ReactElement): Promise<unknown[]> {
  const failures: unknown[] = [];
  return new Promise((resolve) => {
    renderToPipeableStream(tree, {
      onError: (failure) => void failures.push(failure),
      onShellError: () => resolve(failures),
      onAllReady: () => resolve(failures),
    });
  });
}
