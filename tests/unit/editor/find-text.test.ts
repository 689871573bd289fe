import { describe, expect, it } from 'vitest';
import { textShownBy, withText } from '@/components/editor/canvas/in-place/find-text';

const node = (type: string, props: unknown) => ({
  ...{ key: 'b0', parent: 'root', children: [] },
  own: { type, props },
});

describe('words that are written in place', () => {
  it('are those of the field that shows them [S4.712]', () => {
    const banner = node('banner', { title: 'Made to\nbe lived in', subtitle: 'Soft layers' });
    expect(textShownBy(banner, ' Made to be lived in ')).toEqual(['title']);
    expect(textShownBy(banner, 'Soft layers')).toEqual(['subtitle']);
    expect(textShownBy(banner, 'Soft')).toBeNull();
    expect(textShownBy(banner, '')).toBeNull();
  });

  it('may be what a block shows by default', () => {
    expect(textShownBy(node('button', {}), 'Button')).toEqual(['label']);
  });

  it('may stand in a list, and change alone', () => {
    const items = [
      { name: 'About', link: '/about' },
      { name: 'Lookbook', link: '/lookbook', own: 1 },
    ];
    const props = { title: 'Company', items };
    const path = textShownBy(node('footer_section', props), 'Lookbook');
    expect(path).toEqual(['items', 1, 'name']);
    if (!path) return;
    expect(withText(props, path, 'Book')).toEqual([items[0], { ...items[1], name: 'Book' }]);
  });

  it('are of no block that is unknown', () => {
    expect(textShownBy(node('strange', { title: 'A' }), 'A')).toBeNull();
  });
});
