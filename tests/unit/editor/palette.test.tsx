import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { PAGE_PRESETS } from '@/blocks/presets/pages';
import { PRESETS } from '@/blocks/presets/presets';
import { EDITORS } from '@/blocks/registry/editors';
import { Palette } from '@/components/editor/palette';
import { PagePresets, pagePresetLayout } from '@/components/editor/palette/page-presets';
import { LiveRegion } from '@/components/editor/shared/announce';
import * as service from '@/services/design';
import { block, box, text } from '../layout/editing-kit';
import {
  editorStore,
  forgetSaved,
  openTree,
  renderInEditor,
  select,
  selected,
  typesIn,
} from './palette-kit';

beforeEach(() => {
  vi.restoreAllMocks();
  forgetSaved();
  vi.spyOn(service, 'loadComponents').mockResolvedValue([]);
});

const sources = () =>
  [...document.querySelectorAll<HTMLElement>('[data-insert]')].map((item) => item.dataset.insert);
const item = (name: string | RegExp) => screen.getByRole('button', { name });
const said = () => document.querySelector('[data-announcements]');
const search = () => screen.getByRole('searchbox');
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

function show(...input: Parameters<typeof editorStore>) {
  const store = editorStore(...input);
  const shown = (
    <>
      <Palette />
      <LiveRegion />
    </>
  );
  renderInEditor(store, shown);
  return store;
}

describe('the palette', () => {
  it('offers every type of block that may stand in what is open, by group [S2.720]', () => {
    show([]);
    const ofPages = BLOCK_TYPES.filter((type) => EDITORS[type].standsIn.includes('page'));
    const expected = ofPages.filter((type) => type !== 'page_content');
    expect(new Set(sources())).toEqual(new Set(expected.map((type) => `block:${type}`)));
    const media = within(screen.getByRole('region', { name: 'Media' }));
    expect(media.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Media',
      'Image',
      'Banner',
      'Video',
      'Hero feature',
    ]);
  });

  it('offers to a header or footer what may stand there', () => {
    show([], { place: 'header', slug: '' });
    expect(sources()).toEqual(
      ['logo', 'navigation', 'search', 'wishlist', 'cart', 'social'].map((type) => `block:${type}`),
    );
  });

  it('offers the content of a page while the page has none', () => {
    show([], { slug: 'about' });
    expect(sources()).toContain('block:page_content');
  });

  it('tells what each is good for, and draws it', () => {
    show([]);
    for (const one of document.querySelectorAll('[data-insert]')) {
      expect(one).toHaveAccessibleDescription();
      expect(one.querySelectorAll('svg path').length).toBeGreaterThan(1);
    }
  });

  it('finds by name, type and other words, and in sections too [S2.721]', async () => {
    show([]);
    await userEvent.type(search(), 'slide');
    expect(sources()).toEqual(['block:banner']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'newsl');
    await expect.poll(sources).toEqual(['block:subscribe', 'preset:newsletter']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'heroFeature');
    expect(sources()).toEqual(['block:heroFeature']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'zebra');
    expect(screen.getByText('Nothing found.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(search()).toHaveValue('');
  });

  it('inserts what is clicked behind the selection, selects it and says so [S2.722] [S4.826]', async () => {
    const store = show([text(), block('divider')]);
    select(store, 'b0');
    await userEvent.click(item('Banner'));
    expect(typesIn(store)).toEqual(['text', 'banner', 'divider']);
    expect(selected(store)).toBe('b2');
    expect(openTree(store).nodes.b2?.own).toMatchObject({
      id: expect.stringMatching(/^banner-/),
      props: { title: expect.any(String), buttonLink: '/shop' },
    });
    expect(said()).toHaveTextContent('Banner inserted before Divider.');
  });

  it('inserts by Enter, and leaves Space to dragging [S2.723]', async () => {
    const store = show([box([])]);
    select(store, 'b0');
    item('Text').focus();
    await userEvent.keyboard(' ');
    expect(typesIn(store, 'b0')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(typesIn(store, 'b0')).toEqual(['text']);
  });

  it('inserts the first that a search finds by Enter', async () => {
    const store = show([]);
    await userEvent.type(search(), 'divid{Enter}');
    expect(typesIn(store)).toEqual(['divider']);
  });

  it('is one stop of the Tab key, with arrow keys from item to item [S2.724]', async () => {
    show([]);
    await userEvent.tab();
    expect(search()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Box')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Columns')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Divider')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Text')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Copyright')).toHaveFocus();
    const stops = [...document.querySelectorAll<HTMLElement>('[data-insert]')];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([item('Copyright')]);
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(search()).toHaveFocus();
  });

  it('folds up a group, which is passed by then', async () => {
    show([]);
    await userEvent.click(item('Layout'));
    expect(item('Layout')).toHaveAttribute('aria-expanded', 'false');
    expect(sources()[0]).toBe('block:text');
    search().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Text')).toHaveFocus();
    await userEvent.click(item('Layout'));
  });
});

describe('ready sections', () => {
  it('are inserted whole, under ids of their own [S2.725]', async () => {
    const store = show([text()]);
    await tab('Sections');
    await userEvent.click(item('Three features'));
    await userEvent.click(item('Three features'));
    expect(typesIn(store)).toEqual(['text', 'grid', 'grid']);
    const ids = Object.values(openTree(store).nodes).flatMap(({ own }) =>
      own && typeof own === 'object' && 'id' in own ? own.id : [],
    );
    expect(new Set(ids).size).toBe(8);
  });

  it('are those of the place that is edited', async () => {
    show([], { place: 'footer', slug: '' });
    await tab('Sections');
    const ofFooters = Object.entries(PRESETS).filter(([, one]) => one.standsIn.includes('footer'));
    expect(sources()).toEqual(ofFooters.map(([id]) => `preset:${id}`));
  });

  it('of a header take the place of the one there is, in one step [S2.726]', async () => {
    const store = show([block('logo'), block('cart')], { place: 'header', slug: '' });
    await tab('Sections');
    await userEvent.click(item('Logo in the middle'));
    const sections = [0, 1, 2].map((slot) => typesIn(store, 'root', slot));
    expect(sections).toEqual([['navigation'], ['logo'], ['search', 'wishlist', 'cart']]);
    expect(store.getState().editor.documents.page?.past).toHaveLength(1);
    expect(said()).toHaveTextContent('All blocks replaced.');
  });
});

describe('whole pages', () => {
  it('are offered with a picture and what is on them, and made under ids of their own [S2.730]', async () => {
    const store = editorStore([]);
    renderInEditor(store, <PagePresets />);
    for (const { label, hint } of Object.values(PAGE_PRESETS)) {
      expect(item(`${label}${hint}`).querySelector('svg path')).not.toBeNull();
    }
    await userEvent.click(item(/^Lookbook/));
    expect(typesIn(store)).toEqual(PAGE_PRESETS.lookbook.layout.map(({ type }) => type));
    const [one, other] = [pagePresetLayout('home'), pagePresetLayout('home')];
    expect(one).toHaveLength(PAGE_PRESETS.home.layout.length);
    expect(one[0]?.id).not.toBe(other[0]?.id);
    expect(screen.queryByText('Blank')).toBeNull();
  });
});
