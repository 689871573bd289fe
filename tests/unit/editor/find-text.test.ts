import { describe, expect, it } from 'vitest';
import { footerSectionBlock } from '@/blocks/types/footer-section/definition';
import {
  type TextPath,
  textsShownBy,
  withText,
} from '@/components/editor/canvas/in-place/find-text';

const node = (type: string, props: unknown) => ({
  ...{ key: 'b0', parent: 'root', children: [] },
  own: { type, props },
});

type Node = ReturnType<typeof node>;
const pathOf = (of: Node, words: string): TextPath | null => textsShownBy(of, [words])[0] ?? null;

/** The field of a text when it has been written anew. */
function written(of: Node, shown: string, text: string): unknown {
  const path = pathOf(of, shown);
  return path && withText(of, path, text);
}

describe('words that are written in place', () => {
  it('are those of the field that shows them [S4.712]', () => {
    const banner = node('banner', { title: 'Made to\nbe lived in', subtitle: 'Soft layers' });
    expect(pathOf(banner, ' Made to be lived in ')).toEqual(['title']);
    expect(pathOf(banner, 'Soft layers')).toEqual(['subtitle']);
    expect(pathOf(banner, 'Soft')).toBeNull();
    expect(pathOf(banner, '')).toBeNull();
  });

  it('may be what a block shows by default', () => {
    expect(pathOf(node('button', {}), 'Button')).toEqual(['label']);
  });

  it('may stand in a list, and change alone', () => {
    const items = [
      { name: 'About', link: '/about' },
      { name: 'Lookbook', link: '/lookbook', own: 1 },
    ];
    const props = { title: 'Company', items };
    const section = node('footer_section', props);
    expect(pathOf(section, 'Lookbook')).toEqual(['items', 1, 'name']);
    expect(written(section, 'Lookbook', 'Book')).toEqual([items[0], { ...items[1], name: 'Book' }]);
  });

  it('may stand in a list that is there by default, whose other entries stay [S4.820]', () => {
    const links = footerSectionBlock.props.items.initial;
    const [{ name = '' } = {}, ...others] = links;
    const wanted = [{ ...links[0], name: 'New words' }, ...others];
    for (const items of [undefined, { 0: { name: 'Odd' } }]) {
      expect(written(node('footer_section', { items }), name, 'New words')).toEqual(wanted);
    }
  });

  it('may stand under another name of their field [S4.820]', () => {
    const submenu = [{ title: 'Shirts' }, { title: 'Trousers', own: 1 }];
    const [men, women] = [{ title: 'Men' }, { title: 'Women', own: 1, submenu }];
    const menu = node('navigation', { items: ['odd', men, women] });
    expect(pathOf(menu, 'Women')).toEqual(['navigationItems', 2, 'title']);
    expect(written(menu, 'Women', 'Ladies')).toEqual(['odd', men, { ...women, title: 'Ladies' }]);
    expect(written(menu, 'Trousers', 'Skirts')).toEqual([
      'odd',
      men,
      { ...women, submenu: [submenu[0], { title: 'Skirts', own: 1 }] },
    ]);
  });

  it('are each of their own field where several are the same [S4.821]', () => {
    const banner = node('banner', { title: 'Sale', subtitle: 'Sale' });
    expect(textsShownBy(banner, ['Sale', 'Other', 'Sale'])).toEqual([
      ['title'],
      null,
      ['subtitle'],
    ]);
    const items = [{ name: 'New' }, { name: 'New' }];
    const section = node('footer_section', { items });
    const paths = [
      ['items', 0, 'name'],
      ['items', 1, 'name'],
    ];
    expect(textsShownBy(section, ['New', 'New'])).toEqual(paths);
    // A block may show all of it once more, as for small screens.
    expect(textsShownBy(section, ['New', 'New', 'New', 'New'])).toEqual([...paths, ...paths]);
  });

  it('are of no block that is unknown', () => {
    expect(pathOf(node('strange', { title: 'A' }), 'A')).toBeNull();
  });
});
