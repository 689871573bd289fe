import { describe, expect, it } from 'vitest';
import { upgradeLayout } from '@/blocks/versions/upgrade-layout';
import { LAYOUT_VERSION, type LayoutNode } from '@/core/model/page';
import { buildDemoShops } from '@/demo/content';

const ACCENT = 'var(--accent)';

describe('a layout of the first form', () => {
  it('refers to colors of the shop’s look where it had their custom properties [S3.990]', () => {
    const [box] = upgradeLayout([
      {
        type: 'box',
        styles: { backgroundColor: 'var(--on-accent)', color: '#123456' },
        children: [{ type: 'banner', props: { textColor: ACCENT, title: ACCENT } }],
      },
    ]);
    expect(box?.styles).toEqual({ backgroundColor: '--on-accent', color: '#123456' });
    expect(box?.children).toEqual([
      { type: 'banner', props: { textColor: '--accent', title: ACCENT } },
    ]);
  });

  it('loses nothing: other fields, unknown types and what is no block stay as they are [S3.991]', () => {
    const layout = [
      {
        type: 'text',
        props: { content: ACCENT, color: 7 },
        styles: { border: `1px solid ${ACCENT}` },
      },
      {
        type: 'html',
        props: { content: ACCENT, html: `<b style="color:${ACCENT}">`, later: [ACCENT] },
      },
      { type: 'theirs', props: { color: ACCENT }, styles: { color: ACCENT }, children: null },
      { props: { color: ACCENT } },
      { type: 'title', styles: 'none', props: null, children: [7, null, 'text'] },
      null,
    ] as unknown as LayoutNode[];
    expect(JSON.stringify(upgradeLayout(layout))).toBe(JSON.stringify(layout));
  });

  it('is the same after a second time, and a layout of the present form after the first', () => {
    const once = upgradeLayout([{ type: 'text', styles: { color: ACCENT } }]);
    expect(once).toEqual([{ type: 'text', styles: { color: '--accent' } }]);
    expect(upgradeLayout(once)).toEqual(once);
    const typed = [{ type: 'text', styles: { color: ACCENT } }];
    expect(upgradeLayout(typed, LAYOUT_VERSION)).toEqual(typed);
  });

  it('is none of the demo shops', () => {
    for (const { pages } of buildDemoShops()) {
      for (const { layout = [] } of pages) expect(upgradeLayout(layout)).toEqual(layout);
    }
  });
});
