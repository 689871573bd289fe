import { createContext, useContext } from 'react';

/** Widths of the page up to which its columns stand otherwise, in px; the last share is that of wider ones. */
export const BANDS = [480, 768, 1024];

export type Shares = readonly number[];

/** Shares of the page's width, from 0 to 1: one entry for each band of widths. */
export const PageShare = createContext<Shares>([1, 1, 1, 1]);

/** That of a column, by its share of the container and how many there are (container.module.css). */
export function columnBands(share: number, count: number): Shares {
  if (count < 4) return [1, 1, share, share];
  return [1, 1 / 2, count === 4 ? 1 / 2 : 1 / 3, share];
}

/** Returns how wide a picture is drawn in a box of this width, both in CSS. */
export type Drawn = (width: string) => string;

function sizesInWindow(shares: Shares, drawn: Drawn): string {
  const widths = shares.map((share) => drawn(`${Math.ceil(share * 100)}vw`));
  const narrower = BANDS.flatMap((band, at) =>
    widths[at] === widths[at + 1] ? [] : `(max-width: ${band}px) ${widths[at]}`,
  );
  return [...narrower, widths[BANDS.length]].join(', ');
}

/** Writes shares for `<img sizes>`; another way where the page is not as wide as the window. */
export const PictureSizes = createContext(sizesInWindow);

/** Returns what makes the value of `<img sizes>` of a picture in a box as wide as its block. */
export function usePictureSizes(): (drawn: Drawn) => string {
  const write = useContext(PictureSizes);
  const shares = useContext(PageShare);
  return (drawn) => write(shares, drawn);
}
