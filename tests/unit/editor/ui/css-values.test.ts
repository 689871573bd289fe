import { describe, expect, it } from 'vitest';
import { fourOf, fourText, withOne } from '@/components/editor/ui/box/four';
import { gradientOf, gradientText } from '@/components/editor/ui/gradient/gradient';
import { inUnit, lengthOf } from '@/components/editor/ui/length';
import { rounded, shifted, withColumn, withShare } from '@/components/editor/ui/shares';
import { stepped, stepSize } from '@/components/kit/steps';

const PLAIN = { shiftKey: false, altKey: false };

describe('four sides', () => {
  it.each([
    ['1px', ['1px', '1px', '1px', '1px']],
    ['1px 2px', ['1px', '2px', '1px', '2px']],
    ['1px 2px 3px', ['1px', '2px', '3px', '2px']],
    ['1px calc(1px + 2%) 3px 4px', ['1px', 'calc(1px + 2%)', '3px', '4px']],
  ])('of %s, and back', (text, four) => {
    const sides = fourOf(text);
    expect(sides).toEqual(four);
    expect(sides && fourText(sides)).toBe(text);
  });

  it.each(['', '1px 2px 3px 4px 5px', '8px / 4px'])('are not told by %s', (text) => {
    expect(fourOf(text)).toBeNull();
  });

  it('change one by one or together', () => {
    expect(withOne(['1px', '2px', '3px', '4px'], 1, '9px', false)).toEqual([
      '1px',
      '9px',
      '3px',
      '4px',
    ]);
    expect(withOne(['1px', '2px', '3px', '4px'], 1, '9px', true)).toEqual(Array(4).fill('9px'));
  });
});

describe('gradients', () => {
  it.each([
    'linear-gradient(90deg, #fff 0%, #000 100%)',
    'linear-gradient(135deg, rgb(0 0 0 / 50%) 10%, var(--accent) 40%, red 100%)',
    'radial-gradient(circle, #fff 0%, #000 100%)',
  ])('come back: %s', (text) => {
    const gradient = gradientOf(text);
    expect(gradient && gradientText(gradient)).toBe(text);
  });

  it('are read as people write them', () => {
    const gradient = gradientOf('linear-gradient(to right, red, lime, blue)');
    expect(gradient && gradientText(gradient)).toBe(
      'linear-gradient(90deg, red 0%, lime 50%, blue 100%)',
    );
    expect(gradientOf('linear-gradient(red, 0.25turn blue)')).toBeNull();
    expect(gradientOf('linear-gradient(red, blue)')?.angle).toBe(180);
    expect(gradientOf('linear-gradient(.25turn, red, blue)')?.angle).toBe(90);
  });

  it.each([
    '',
    'conic-gradient(red, blue)',
    'linear-gradient(red)',
    'linear-gradient(red, 30%, blue)',
    'linear-gradient(red 0% 20%, blue)',
    'repeating-linear-gradient(red, blue 20px)',
    'linear-gradient(red, blue 20px)',
    'radial-gradient(at top, red, blue)',
  ])('with more to them are none here: %s', (text) => {
    expect(gradientOf(text)).toBeNull();
  });
});

describe('lengths', () => {
  it('are a number in a unit, or as they are written', () => {
    expect(lengthOf('12.5px')).toEqual({ amount: 12.5, unit: 'px', text: '12.5px' });
    expect(lengthOf('0')).toMatchObject({ amount: 0, unit: '' });
    expect(lengthOf('calc(1px)')).toMatchObject({ amount: undefined, text: 'calc(1px)' });
  });

  it('change their unit by size where that can be told', () => {
    expect(inUnit(lengthOf('24px'), 'rem')).toBe('1.5rem');
    expect(inUnit(lengthOf('1.5em'), 'px')).toBe('24px');
    expect(inUnit(lengthOf('24px'), '%')).toBe('24%');
  });
});

describe('steps', () => {
  it('are ten times as far with shift, a tenth with alt unless numbers are whole', () => {
    expect(stepSize({ step: 1 }, PLAIN)).toBe(1);
    expect(stepSize({ step: 1 }, { ...PLAIN, shiftKey: true })).toBe(10);
    expect(stepSize({ step: 1 }, { ...PLAIN, altKey: true })).toBe(0.1);
    expect(stepSize({ step: 1, isWhole: true }, { ...PLAIN, altKey: true })).toBe(1);
  });

  it('leave no dust, and end at the range', () => {
    expect(stepped(0.2, 0.1, { step: 0.1 })).toBe(0.3);
    expect(stepped(9, 5, { step: 1, max: 10 })).toBe(10);
    expect(stepped(1, -5, { step: 1, min: 0 })).toBe(0);
  });
});

describe('shares', () => {
  it('are 100 in all, however they are rounded', () => {
    expect(rounded([100 / 3, 100 / 3, 100 / 3])).toEqual([33.3, 33.3, 33.4]);
    expect(withColumn([50, 50])).toEqual([33.3, 33.3, 33.4]);
    expect(withShare([25, 25, 50], 0, 50)).toEqual([50, 16.7, 33.3]);
  });

  it('are moved between neighbours, down to the least', () => {
    expect(shifted([50, 30, 20], 0, 10, 5)).toEqual([60, 20, 20]);
    expect(shifted([50, 30, 20], 1, -40, 5)).toEqual([50, 5, 45]);
    expect(shifted([50, 30, 20], 1, 40, 5)).toEqual([50, 45, 5]);
  });
});
