import { describe, expect, it } from 'vitest';
import { gridColumns, gridRoom } from '@/core/rules/design/grid-columns';

const NONE = {
  productsPerRow: undefined,
  tabletProductsPerRow: undefined,
  mobileProductsPerRow: undefined,
};
const columns = (input: Partial<Record<keyof typeof NONE, number>> = {}) =>
  Object.values(gridColumns({ ...NONE, ...input }));

describe('the columns of a product grid, on desktop, tablet and mobile', () => {
  it('are 4, 3 and 2 where nothing is set [S9.320]', () => {
    expect(columns()).toEqual([4, 3, 2]);
  });

  it.each([
    [1, [1, 1, 1]],
    [2, [2, 2, 2]],
    [3, [3, 3, 2]],
    [4, [4, 2, 2]],
    [5, [5, 3, 2]],
    [6, [6, 3, 2]],
  ])('follow from %i on desktop where those alone are set [S9.321]', (productsPerRow, expected) => {
    expect(columns({ productsPerRow })).toEqual(expected);
  });

  it('are what is set for a width, whatever follows for the others [S9.322]', () => {
    expect(columns({ productsPerRow: 6, tabletProductsPerRow: 5 })).toEqual([6, 5, 2]);
    expect(columns({ productsPerRow: 6, mobileProductsPerRow: 1 })).toEqual([6, 3, 1]);
    expect(columns({ tabletProductsPerRow: 6, mobileProductsPerRow: 3 })).toEqual([4, 6, 3]);
  });
});

describe('the room of a product grid', () => {
  it('is rows times columns at each width, and no more than there are in all [S9.323]', () => {
    const threeWidths = { desktop: 4, tablet: 3, mobile: 2 };
    expect(gridRoom(threeWidths, 2, 100)).toEqual({ desktop: 8, tablet: 6, mobile: 4 });
    expect(gridRoom(threeWidths, 2, 5)).toEqual({ desktop: 5, tablet: 5, mobile: 4 });
  });
});
