import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFields } from '@/blocks/kit/fields';
import { bannerBlock, bannerHeight } from '@/blocks/types/banner/definition';
import { loadViews, renderLayout } from './render-block';

const WORDS = { title: 'Made to be lived in', subtitle: 'In small runs', buttonText: 'See it' };
const UNSAFE = ['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<p>', 'vbscript:x'];

beforeAll(loadViews);
afterEach(() => vi.restoreAllMocks());

function show(props: object = {}, mode: 'live' | 'edit' = 'live') {
  const layout = [{ id: 'it', type: 'banner', props: { ...WORDS, ...props } }];
  return renderLayout(layout, { mode }).container;
}

const imageOf = (page: HTMLElement) => page.querySelector('img')?.getAttribute('src');

describe('a banner', () => {
  it('has the defaults of the spec [S9.300]', () => {
    const props = readFields(bannerBlock.props, {});
    expect(props).toMatchObject({ template: 'classic', overlayOpacity: 0.3, overlayType: 'solid' });
    expect(bannerHeight(props)).toBe('400px');
    expect(bannerHeight({ ...props, template: 'slider' })).toBe('500px');
    expect(bannerHeight({ ...props, template: 'slider', height: '62%' })).toBe('62%');
  });

  it.each(['classic', 'split', 'minimal', 'slider', 'video'])(
    'says its words over or beside its picture in the template %s [S3.300]',
    (template) => {
      const page = show({ template, imageUrl: '/rail.webp', buttonLink: '/lookbook' });
      expect(screen.getByRole('heading', { name: WORDS.title })).toBeVisible();
      expect(screen.getByText(WORDS.subtitle)).toBeVisible();
      expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/lookbook');
      expect(imageOf(page)).toBe('/rail.webp');
    },
  );

  it('leads to the listing unless told, and nowhere in edit mode [S3.300]', () => {
    show();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/shop');
    const page = show({}, 'edit');
    expect(page.querySelector('a')).not.toHaveAttribute('href');
  });

  it('has no empty parts where nothing is said [S3.300]', () => {
    const page = show({ title: '', subtitle: '', buttonText: '', imageUrl: '/rail.webp' });
    expect(page.querySelector('h2, p, a, [style*="justify-items"]')).toBeNull();
  });

  it.each([
    [{ overlayType: 'solid', overlayColor: '#102030', overlayOpacity: 0.6 }, '#102030', '0.6'],
    [{ overlayType: 'solid' }, '#000000', '0.3'],
  ])('is covered by its overlay: %j [S3.301]', (props, color, opacity) => {
    const page = show({ imageUrl: '/rail.webp', ...props });
    const overlay = page.querySelector<HTMLElement>('img + div');
    expect(overlay?.style.getPropertyValue('--overlay')).toBe(color);
    expect(overlay?.style.opacity).toBe(opacity);
  });

  it('is covered by a gradient of its own, and by nothing else that looks like one [S3.301]', () => {
    const gradient = 'linear-gradient(90deg, #000, transparent)';
    const overlayOf = (gradientOverlay: string) =>
      show({ imageUrl: '/rail.webp', overlayType: 'gradient', gradientOverlay })
        .querySelector<HTMLElement>('img + div')
        ?.style.getPropertyValue('--gradient');
    expect(overlayOf(gradient)).toBe(gradient);
    expect(overlayOf('url(https://spy.example/x)')).toBe('');
    expect(overlayOf('#000')).toBe('');
  });

  it('is not covered where that is switched off [S3.301]', () => {
    expect(
      show({ imageUrl: '/rail.webp', overlayType: 'none' }).querySelector('img + div'),
    ).toBeNull();
  });

  it('aligns its words by itself, by its styles, and before those by its own field [S3.300]', () => {
    const alignOf = (props: object, styles: object = {}) => {
      const layout = [{ type: 'banner', props: { ...WORDS, ...props }, styles }];
      const { container } = renderLayout(layout);
      return container.querySelector('h2')?.parentElement?.style.textAlign;
    };
    expect(alignOf({})).toBe('center');
    expect(alignOf({ contentPosition: 'bottom-right' })).toBe('left');
    expect(alignOf({}, { textAlign: 'right' })).toBe('right');
    expect(alignOf({ textAlign: 'left' }, { textAlign: 'right' })).toBe('left');
  });
});

describe('unsafe addresses of a banner', () => {
  it.each(UNSAFE)('lead nowhere and fetch nothing: %j [S3.310]', (address) => {
    const input = {
      ...WORDS,
      buttonLink: address,
      imageUrl: address,
      imageUrls: [address],
      videoUrl: address,
    };
    for (const template of ['classic', 'slider', 'video']) {
      const page = show({ ...input, template });
      expect(page.querySelector('img, video')).toBeNull();
      expect(page.querySelector('a')).toHaveAttribute('href', '/shop');
      expect(page.innerHTML).not.toMatch(/script:|data:text/);
    }
  });
});
