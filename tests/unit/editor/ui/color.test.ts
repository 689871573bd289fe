import { describe, expect, it } from 'vitest';
import { hsvOf, rgbOfHsv } from '@/components/editor/ui/color/hsv';
import { contrast, hexOf, rgbOf } from '@/components/editor/ui/color/rgb';
import { PALETTE } from '@/core/model/palette';

const hex = (text: string) => {
  const rgb = rgbOf(text);
  return rgb && hexOf(rgb);
};

describe('colours as numbers', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#AABBCC80', '#aabbcc80'],
    ['rgb(200 16 46)', '#c8102e'],
    ['rgba(200, 16, 46, 0.5)', '#c8102e80'],
    ['rgb(0 0 0 / 50%)', '#00000080'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsl(210, 50%, 40%)', '#336699'],
    ['transparent', '#00000000'],
  ])('%s is %s', (text, as) => {
    expect(hex(text)).toBe(as);
  });

  it.each(['', '#12', 'rgb(x)', 'var(--ink)', 'url(x)'])('%s is none', (text) => {
    expect(rgbOf(text)).toBeNull();
  });

  it('come back from hue, saturation and brightness', () => {
    for (const color of Object.values(PALETTE)) {
      const rgb = rgbOf(color);
      expect(rgb && hexOf(rgbOfHsv(hsvOf(rgb)))).toBe(color);
    }
  });
});

describe('contrast', () => {
  const of = (color: string, ground: string) => {
    const [ink, under] = [rgbOf(color), rgbOf(ground)];
    return ink && under ? contrast(ink, under) : 0;
  };

  it('is from 1 to 21, whichever is the ground', () => {
    expect(of('#000', '#fff')).toBeCloseTo(21);
    expect(of('#fff', '#000')).toBeCloseTo(21);
    expect(of('#777', '#777')).toBe(1);
    expect(of('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('of what shows through is that of what is seen', () => {
    expect(of('#00000080', '#fff')).toBeCloseTo(of('#7f7f7f', '#fff'), 1);
    expect(of('transparent', '#fff')).toBe(1);
  });
});
