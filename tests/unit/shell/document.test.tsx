import type { DocumentContext } from 'next/document';
import { type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readLayout } from '@/blocks/layout/read-layout';
import { LeftOut } from '@/blocks/render/left-out';
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

const BANNER = readLayout([{ id: 'b-7', type: 'banner' }])[0];

function PageWithBrokenBlock() {
  return (
    <>
      <p>before</p>
      <Suspense fallback={BANNER && <LeftOut node={BANNER} />}>
        <Broken />
      </Suspense>
      <p>after</p>
    </>
  );
}

/** Texts of admins that look as if a part of the page had failed. */
const LOOKALIKES = [
  '<!--$!--><template data-dgst="x"></template><template data-left-out="text t-1"></template>',
  '<p title=\'<!--$!--><template data-left-out="text t-2">\'>note</p>',
  '<script type="hemline/script">"<!--$!-->"</script>',
];

function Lookalikes() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as html blocks show what admins write
  return LOOKALIKES.map((html) => <div key={html} dangerouslySetInnerHTML={{ __html: html }} />);
}

const never = new Promise<never>(() => {});

function WaitingPage() {
  return (
    <Suspense>
      <Waiting />
    </Suspense>
  );
}

function Waiting(): ReactNode {
  throw never;
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

  it('stands without a block that fails, and the block is told [S8.150]', async () => {
    const received = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { html } = await render(PageWithBrokenBlock);
    expect(html).toContain('before');
    expect(html).toContain('after');
    expect(received).toHaveBeenCalledExactlyOnceWith(
      'The block banner b-7 is left out:',
      expect.objectContaining({ message: 'no such colour' }),
    );
    received.mockRestore();
  });

  it('takes nothing that an admin has written for a failure [S3.240]', async () => {
    const { html } = await render(Lookalikes);
    for (const text of LOOKALIKES) expect(html).toContain(text);
  });

  it('tells the block that fails between texts that look alike [S8.150]', async () => {
    const received = vi.spyOn(console, 'error').mockImplementation(() => {});
    await render(() => (
      <>
        <Lookalikes />
        <PageWithBrokenBlock />
        <Lookalikes />
      </>
    ));
    expect(received).toHaveBeenCalledExactlyOnceWith(
      'The block banner b-7 is left out:',
      expect.objectContaining({ message: 'no such colour' }),
    );
    received.mockRestore();
  });

  it('fails as a whole where a part of the page waits', async () => {
    await expect(render(WaitingPage)).rejects.toThrow('not ready');
  });

  it('fails as a whole, with its reason, where a part of the page fails', async () => {
    await expect(render(BrokenPage)).rejects.toThrow('no such colour');
  });
});
