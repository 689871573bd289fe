import { describe, expect, it } from 'vitest';
import { sizedPicture } from '@/core/rules/media/picture-facts';

describe('the size that the address of a picture tells [S9.287]', () => {
  it.each([
    ['/media/rail.webp#1600x1200', '/media/rail.webp', 1600, 1200],
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
