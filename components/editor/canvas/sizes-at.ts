import { BANDS, type Drawn, type Shares } from '@/blocks/canvas';

/** Returns a function that writes the shares of a page of a width, in px, in `<img sizes>`: the window is as wide as it likes. */
export function sizesAt(width: number): (shares: Shares, drawn: Drawn) => string {
  // Where no band is as wide it is -1, and the last share is that of wider pages.
  const band = BANDS.findIndex((widest) => width <= widest);
  return (shares, drawn) => drawn(`${Math.ceil((shares.at(band) ?? 1) * width)}px`);
}
