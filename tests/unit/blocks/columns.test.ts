import { describe, expect, it } from 'vitest';
import { columnShares, type SectionType } from '@/blocks/kit/columns';
import { readFields } from '@/blocks/kit/fields';
import { gridBlock } from '@/blocks/types/grid/definition';

const PARTS: readonly (readonly [SectionType, readonly number[]])[] = [
  ['single', [12]],
  ['1:1', [6, 6]],
  ['1:1:1', [4, 4, 4]],
  ['1:2', [4, 8]],
  ['2:1', [8, 4]],
  ['1:1:2', [3, 3, 6]],
  ['1:2:1', [3, 6, 3]],
  ['2:1:1', [6, 3, 3]],
  ['1:1:1:1', [3, 3, 3, 3]],
  ['4:2:3:3', [4, 2, 3, 3]],
  ['4:2:2:4', [4, 2, 2, 4]],
  ['5:2:2:3', [5, 2, 2, 3]],
];

function sharesOf(props: object): number[] {
  return columnShares(readFields(gridBlock.props, props)).map((share) => Number(share.toFixed(2)));
}

describe('the columns of a container', () => {
  it.each(PARTS)('%s has its parts of 12 [S5.280]', (sectionType, parts) => {
    const inTwelfths = sharesOf({ sectionType }).map((share) => Math.round((share * 12) / 100));
    expect(inTwelfths).toEqual(parts);
  });

  it.each([
    [undefined, [50, 50]],
    [
      [30, 70],
      [30, 70],
    ],
    [
      ['25%', '75'],
      [25, 75],
    ],
    ['20, 30, 50', [20, 30, 50]],
    [
      [1, 1, 2],
      [25, 25, 50],
    ],
    [
      [150, 50],
      [75, 25],
    ],
    [[100], [100]],
    [
      [60, 0, -20, null, 'wide', Number.NaN, Number.POSITIVE_INFINITY, 40],
      [60, 40],
    ],
    [[], [50, 50]],
    [
      [0, -1],
      [50, 50],
    ],
    [{ 0: 30 }, [50, 50]],
    ['', [50, 50]],
  ])('a custom layout of %j makes %j percent [S5.281]', (customLayout, shares) => {
    expect(sharesOf({ sectionType: 'custom', customLayout })).toEqual(shares);
  });

  it('of a custom layout may be many, never endless [S5.281]', () => {
    expect(sharesOf({ sectionType: 'custom', customLayout: Array(12).fill(5) })).toHaveLength(12);
    const endless = sharesOf({ sectionType: 'custom', customLayout: Array(100_000).fill(1) });
    expect(endless.length).toBeLessThan(100);
  });
});
