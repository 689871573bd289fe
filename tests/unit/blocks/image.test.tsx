import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageBlock } from '@/blocks/types/image/definition';
import { describePicture } from '@/core/rules/media/picture-facts';
import { loadViews, renderLayout } from './render-block';

const SHAPES = (imageBlock.styles.shape.options ?? []).flatMap((shape) => shape ?? []);

const PLACEHOLDER = '/placeholder-image.svg';

beforeAll(loadViews);

function show(props: object = {}, styles: object = {}, mode: 'live' | 'edit' = 'live') {
  const shown = renderLayout(
    [{ type: 'image', props: { src: '/coat.webp', alt: 'A coat', ...props }, styles }],
    { mode },
  );
  const img = shown.container.querySelector('img');
  if (!img) throw new Error('There is no picture.');
  return { ...shown, img, mask: img.parentElement, frame: img.parentElement?.parentElement };
}

describe('a picture', () => {
  it('shows a placeholder where there is none, and where it cannot be had [S3.286]', () => {
    expect(show({ src: '' }).img).toHaveAttribute('src', PLACEHOLDER);
    cleanup();
    const { img } = show();
    fireEvent.error(img);
    expect(img).toHaveAttribute('src', PLACEHOLDER);
  });

  it('is described by its words; without any it is none to those who do not see [S3.287]', () => {
    expect(show().img).toHaveAccessibleName('A coat');
    cleanup();
    expect(show({ alt: '' }).img).toHaveAttribute('alt', '');
  });

  it('overlooks a shape or ratio that is no text, even one that cannot become one [S3.152]', () => {
    const odd = JSON.parse('{"toString": 1}');
    show({}, { shape: odd, aspectRatio: odd });
    expect(screen.getByAltText('A coat')).toBeVisible();
  });

  it.each([
    [{ targetUrl: '/shop' }, '/shop'],
    [{ action: 'link', targetUrl: '/shop' }, '/shop'],
    [{ action: 'link', targetUrl: 'https://e.example/' }, 'https://e.example/'],
    [{ action: '/about' }, '/about'],
    [{ action: 'https://e.example/' }, 'https://e.example/'],
    [{ action: 'mailto:a@b.example', targetUrl: '' }, 'mailto:a@b.example'],
    [{ action: '/about', targetUrl: '/shop' }, '/shop'],
    [{ action: 'navigate', targetUrl: '/shop' }, '/shop'],
  ])('with %j leads to %s [S3.285]', (props, href) => {
    show(props);
    expect(screen.getByRole('link', { name: 'A coat' })).toHaveAttribute('href', href);
  });

  it.each([{}, { action: 'none', targetUrl: '/shop' }, { action: 'link' }, { action: 'navigate' }])(
    'with %j leads nowhere [S3.285]',
    (props) => {
      show(props);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('that leads somewhere without words is called by where it leads [S3.287]', () => {
    show({ alt: '', targetUrl: '/shop' });
    expect(screen.getByRole('link')).toHaveAccessibleName('Open /shop');
  });

  it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'never leads to %j, nor comes from there [S3.294]',
    (address) => {
      const { container, img } = show({ src: address, action: address, targetUrl: address });
      expect(screen.queryByRole('link')).toBeNull();
      expect(img).toHaveAttribute('src', PLACEHOLDER);
      expect(container.innerHTML).not.toContain(address);
    },
  );

  it('leads nowhere in edit mode [S4.281]', () => {
    show({ targetUrl: '/shop' }, {}, 'edit');
    expect(screen.getByRole('link')).not.toHaveAttribute('href');
  });
});

const BORDER = '3px dashed rgb(18, 52, 86)';

describe('the form of a picture', () => {
  it('is as wide as its column, in the likely proportions until its own are known [S9.287]', () => {
    const { img, frame } = show();
    expect(frame).not.toHaveAttribute('style');
    expect(img).toHaveAttribute('width', '1600');
    expect(img).toHaveAttribute('height', '1200');
  });

  it('keeps the room that its address tells of [S9.287]', () => {
    const { img } = show({ src: describePicture('/media/rail.webp#900x1200') });
    expect(img).toHaveAttribute('width', '900');
    expect(img).toHaveAttribute('height', '1200');
    expect(img.getAttribute('src')).toBe('/media/rail.webp?w=2048');
  });

  it.each([
    ['square', '1/1'],
    ['portrait', '3/4'],
    ['landscape', '4/3'],
    ['4 / 3', '4/3'],
  ])('of the ratio %s keeps room for %s [S9.283]', (aspectRatio, ratio) => {
    const { frame } = show({}, { aspectRatio });
    expect(frame?.style.aspectRatio.replaceAll(' ', '')).toBe(ratio);
  });

  it('takes its width from height and ratio, so that a circle is round [S9.282]', () => {
    const { frame, mask } = show({ height: 200 }, { shape: 'circle', aspectRatio: 'portrait' });
    expect(frame?.style.width).toBe('calc(200px)');
    expect(frame?.style.height).toBe('');
    expect(mask).toHaveStyle({ borderRadius: '50%' });
  });

  it.each(SHAPES)('%s is cut to its shape, its border along it [S9.282] [S3.288]', (shape) => {
    const { mask } = show({}, { shape, border: BORDER, borderRadius: '9px' });
    const outline = mask?.querySelector('svg > path');
    if (shape === 'Circle' || shape === 'Oval') {
      expect(mask?.style.border).toBe(BORDER);
      expect(mask).toHaveStyle({ borderRadius: '50%' });
      return;
    }
    const id = mask?.querySelector('clipPath')?.id;
    expect(mask?.getAttribute('style')).toContain(`url(#${id})`);
    expect(mask?.querySelector('clipPath > path')).toHaveAttribute('d', outline?.getAttribute('d'));
    expect(outline?.getAttribute('style')).toContain('stroke: rgb(18, 52, 86)');
    expect(outline?.getAttribute('style')).toContain('stroke-width: calc(6px)');
  });

  it('has seven shapes and three ratios [S9.282] [S9.283]', () => {
    expect(imageBlock.styles.shape.options).toHaveLength(7);
    expect(imageBlock.styles.aspectRatio.options).toHaveLength(3);
  });

  it('is no shape where the shape is unknown, and has no outline without a border', () => {
    expect(show({}, { shape: 'Cloud' }).mask).not.toHaveAttribute('style');
    cleanup();
    expect(
      show({}, { shape: 'Star', border: 'none' }).mask?.querySelector('svg > path'),
    ).toBeNull();
  });

  it('has border, corners and width of its own, not its block [S3.288]', () => {
    const styles = { border: BORDER, borderRadius: '8px', width: '240px', maxWidth: '50%' };
    const { container, mask, frame } = show({}, styles);
    expect(mask?.style.border).toBe(BORDER);
    expect(mask).toHaveStyle({ borderRadius: '8px' });
    expect(frame?.style.width).toBe('240px');
    expect(frame?.style.maxWidth).toBe('min(100%, 50%)');
    expect(container.firstElementChild).not.toHaveAttribute('style');
  });
});
