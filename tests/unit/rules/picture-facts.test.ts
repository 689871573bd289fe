import { describe, expect, it } from 'vitest';
import { coverWidth, describedPicture } from '@/core/rules/media/described-picture';
import {
  describePicture,
  focusOf,
  sizedPicture,
  typedPicture,
  withFocus,
} from '@/core/rules/media/picture-facts';

const BLUR = 'linear-gradient(#aabbcc,#0000,#112233)';
const STORED = { width: 1600, height: 800, placeholder: BLUR };

describe('the size that the address of a picture tells [S9.287]', () => {
  it.each([
    ['/media/rail.webp#1600x1200', '/media/rail.webp', 1600, 1200],
    ['/media/rail.webp#1600x1200@0.2,0.8', '/media/rail.webp', 1600, 1200],
    ['https://e.example/a.jpg?v=2#90x120', 'https://e.example/a.jpg?v=2', 90, 120],
    ['/rail-1600x1200.jpg', '/rail-1600x1200.jpg', 1600, 1200],
    ['/rail_640x480.png?v=2', '/rail_640x480.png?v=2', 640, 480],
  ])('%s', (address, src, width, height) => {
    expect(sizedPicture(address)).toEqual({ src, size: { width, height } });
  });

  it.each([
    '',
    '/rail.webp',
    '/rail-0x0.webp',
    '/4x4.jpg',
    '/a.svg#icon',
    '/1600x1200/a.jpg',
    '#1x1',
  ])('none in %j', (address) => {
    expect(sizedPicture(address)).toEqual({ src: address, size: undefined });
  });
});

describe('the focal point that the address of a picture tells', () => {
  it('is a share of its width and one of its height [S3.1101]', () => {
    expect(focusOf('/media/a.webp#@0.3,0.7')).toEqual({ x: 0.3, y: 0.7 });
    expect(focusOf('/media/a.webp#1600x1200@1,0')).toEqual({ x: 1, y: 0 });
    expect(focusOf('/media/a.webp')).toBeUndefined();
  });

  it.each([
    ['-4,9', { x: 0, y: 1 }],
    ['1e9,0.5', { x: 1, y: 0.5 }],
    ['a,b', undefined],
    [',', undefined],
    ['0.5,', undefined],
    ['NaN,0.5', undefined],
    ['0.1', undefined],
    ['0.5,0.5,0.5', undefined],
    ['0.5,0.5;url(x)', undefined],
  ])(
    'is at the edge or none where it is beyond, and the picture stays: %j [S3.1104]',
    (point, focus) => {
      const address = `/media/a.webp#@${point}`;
      expect(focusOf(address)).toEqual(focus);
      expect(describedPicture(describePicture(address)).src).toBe('/media/a.webp');
      const { objectPosition = '' } = describedPicture(describePicture(address)).style;
      expect(objectPosition).toMatch(/^(\d+% \d+%)?$/);
    },
  );

  it('is moved and taken away, and all else that the address tells stays [S3.1101]', () => {
    const described = describePicture('/media/a.webp#900x600', STORED);
    const moved = withFocus(described, { x: 0.25, y: 1 / 3 });
    expect(typedPicture(moved)).toBe('/media/a.webp#900x600@0.25,0.333');
    expect(describedPicture(moved)).toEqual({
      src: '/media/a.webp',
      width: 1600,
      height: 800,
      style: { objectPosition: '25% 33.3%', background: BLUR },
    });
    expect(withFocus(moved, undefined)).toBe(described);
    expect(withFocus('/a.svg#icon', { x: 0, y: 0 })).toBe('/a.svg#icon#@0,0#~~0% 0%~');
  });
});

describe('what the media store knows of a picture', () => {
  it('goes along with its address, and stays behind when that is saved [S3.1102]', () => {
    const described = describePicture('/media/a.webp', STORED);
    expect(typedPicture(described)).toBe('/media/a.webp');
    expect(describedPicture(described)).toMatchObject({
      ...{ src: '/media/a.webp', width: 1600, height: 800 },
      style: { objectPosition: '', background: BLUR },
    });
  });

  it('is nothing of a picture that is elsewhere, whatever its address [S3.1102]', () => {
    const address = 'https://e.example/~ada/a.jpg?size=1~2';
    expect(describePicture(address)).toBe(address);
    expect(describedPicture(address)).toMatchObject({ src: address, width: 0, height: 0 });
  });
});

describe('how wide a picture is drawn that covers a box [S9.1101]', () => {
  it('is as its height makes it where that is wider', () => {
    expect(coverWidth('100vw', '620px', 2)).toBe('max(100vw, calc(620px * 2))');
  });

  it('takes shares of a container for those of the window', () => {
    expect(coverWidth('50vw', 'clamp(540px, 40cqi, 80cqmax)', 1.5)).toContain('40vw, 80vw)');
  });

  it('is that of the box where the picture is whole', () => {
    expect(coverWidth('25vw', '', 2)).toBe('25vw');
  });
});
