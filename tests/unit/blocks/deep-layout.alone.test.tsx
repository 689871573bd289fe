import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { readLayout } from '@/blocks/layout/read-layout';
import { Blocks } from '@/blocks/render/blocks';
import { PageContentContext } from '@/blocks/view-kit/page-content';
import { MAX_LAYOUT_DEPTH } from '@/core/model/page';

// As Next does before it renders a page.
beforeAll(() => Loadable.preloadAll());

/** The page's own content in boxes. */
function contentIn(boxes: number): object[] {
  const content = [{ type: 'page_content' }];
  return boxes === 0 ? content : [{ type: 'box', children: contentIn(boxes - 1) }];
}

/** Tells how many calls are under way when it is reached. */
function Content() {
  return `calls: ${callsUnderWay()}`;
}

/** Renders a layout as the server does. */
function render(layout: object[]): { html: string; calls: number } {
  const html = renderToString(
    <RouterContext value={{ asPath: '/' } as NextRouter}>
      <PageContentContext value={<Content />}>
        <Blocks nodes={readLayout(layout)} mode="live" />
      </PageContentContext>
    </RouterContext>,
  );
  return { html, calls: Number(/calls: (\d+)/.exec(html)?.[1]) };
}

function callsUnderWay(): number {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const calls = new Error().stack?.split('\n').length ?? 0;
  Error.stackTraceLimit = limit;
  return calls;
}

it('the deepest layout needs no more of the server’s stack than a shallow one, and is whole [S3.152]', () => {
  const shallow = render(contentIn(1));
  const deepest = render(contentIn(MAX_LAYOUT_DEPTH - 1));
  expect(deepest.html.split('<!--$-->')).toHaveLength(MAX_LAYOUT_DEPTH + 1);
  expect(deepest.html).not.toContain('<!--$!-->');
  expect(deepest.calls).toBeGreaterThan(0);
  expect(deepest.calls).toBeLessThanOrEqual(shallow.calls);
});
