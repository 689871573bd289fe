import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PictureSizes } from '@/blocks/canvas';
import { columnBands, PageShare, usePictureSizes } from '@/blocks/view-kit/page-share';
import { sizesAt } from '@/components/editor/canvas/sizes-at';

function Words() {
  return <p>{usePictureSizes()((width) => width)}</p>;
}

/** What pictures in one of four columns say of their width on a page that wide. */
function sizesShown(width: number): string | null {
  render(
    <PictureSizes value={sizesAt(width)}>
      <PageShare value={columnBands(1 / 4, 4)}>
        <Words />
      </PageShare>
    </PictureSizes>,
  );
  return screen.getByRole('paragraph').textContent;
}

describe('the pictures of a page in the editor', () => {
  it.each([
    [375, '375px'],
    [768, '384px'],
    [1280, '320px'],
    [1600, '400px'],
  ])(
    'are as large as on a screen of %i px, however wide the window is [S4.786]',
    (width, sizes) => {
      expect(sizesShown(width)).toBe(sizes);
    },
  );
});
