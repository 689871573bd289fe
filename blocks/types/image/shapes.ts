import type { Shape } from './definition';

/** Round shapes are corners all the way; the others have an outline. */
export type Outlined = Exclude<Shape, 'Circle' | 'Oval'>;

/** In a square of 1 by 1. */
export const OUTLINES: Record<Outlined, string> = {
  Triangle: 'M.5 0 1 1H0z',
  Star: 'M.5 .024 .618 .363 .976 .371 .69 .586 .794 .929 .5 .724 .206 .929 .31 .586 .024 .371 .382 .363z',
  Heart:
    'M.5 .93C.2 .71 0 .52 0 .3A.25 .25 0 0 1 .25 .05C.36 .05 .45 .11 .5 .2C.55 .11 .64 .05 .75 .05A.25 .25 0 0 1 1 .3C1 .52 .8 .71 .5 .93z',
  Diamond: 'M.5 0 1 .5 .5 1 0 .5z',
  Hexagon: 'M.25 .067H.75L1 .5 .75 .933H.25L0 .5z',
};

export function isOutlined(shape: Shape | undefined): shape is Outlined {
  return shape !== undefined && shape in OUTLINES;
}
