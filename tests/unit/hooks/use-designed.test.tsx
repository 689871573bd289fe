import { expect, it } from 'vitest';
import Designed from '@/blocks/render/designed';
import { DEFAULT_PAGE_SLUG, type LayoutNode } from '@/core/model/page';
import { useDesigned } from '@/hooks/use-designed';
import type { DesignedRef } from '@/services/page-props';
import { withDesigned } from '@/services/server/designed-page';
import { pageHtml } from '@/tests/fuzz/page-html';
import { loadViews } from '../blocks/render-block';
import { shopStore } from '../header/shop-page';

const END = Date.UTC(2031, 4, 6);
const LAYOUT: LayoutNode[] = [
  {
    id: 'until',
    type: 'countdown',
    props: { endsAt: new Date(END).toISOString(), title: 'Sale', overText: 'The sale is over.' },
  },
];

function Page({ designed }: { designed: DesignedRef | null }) {
  const page = useDesigned(designed);
  return (
    page && (
      <Designed part="page" page={page}>
        {null}
      </Designed>
    )
  );
}

/** What the server sends of a designed page that it makes at a time. */
function htmlOf(slug: string, madeAt: number): string {
  const saved = { slug, name: 'Sale', layout: LAYOUT, lastUpdated: null, blockData: {} };
  const { data, seed } = withDesigned({ data: {} }, { ...saved, madeAt });
  const store = shopStore(slug === DEFAULT_PAGE_SLUG ? { layout: LAYOUT } : {}, seed);
  return pageHtml(store, <Page designed={data.designed} />);
}

it.each([DEFAULT_PAGE_SLUG, 'launch'])(
  'the page %s shows what holds when the server makes it [S3.974]',
  async (slug) => {
    await loadViews();
    const before = htmlOf(slug, END - 1);
    expect(before).toContain('Sale</h2>');
    expect(before).not.toContain('The sale is over.');
    const after = htmlOf(slug, END);
    expect(after).toContain('The sale is over.');
    expect(after).not.toContain('Sale</h2>');
  },
);
