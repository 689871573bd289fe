import type { DocumentContext } from 'next/document';
import { type ReactNode, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import Document from '@/pages/_document';

const LONG = 'x'.repeat(20_000);
const HEAD = [<title key="title">Shop</title>];

function GoodPage() {
  return (
    <Suspense>
      <p>{LONG}</p>
    </Suspense>
  );
}

function BrokenPage() {
  return (
    <Suspense>
      <Broken />
    </Suspense>
  );
}

function Broken(): ReactNode {
  throw new Error('no such colour');
}

/** Renders as Next would, which gives a document the page's tree and what it knows of the head. */
function render(AppTree: () => ReactNode) {
  const renderPage = async (options: {
    enhanceApp: (app: unknown) => (props: object) => ReactNode;
  }) => {
    options.enhanceApp(null)({});
    return { html: '', head: HEAD };
  };
  return Document.getInitialProps({ AppTree, renderPage } as unknown as DocumentContext);
}

describe('the document', () => {
  it('is the page in one piece, with the head that Next knows', async () => {
    const { html, head } = await render(GoodPage);
    expect(html).toBe(`<div id="__next"><!--$--><p>${LONG}</p><!--/$--></div>`);
    expect(head).toBe(HEAD);
  });

  it('fails as a whole, with its reason, where a part of the page fails', async () => {
    await expect(render(BrokenPage)).rejects.toThrow('no such colour');
  });
});
