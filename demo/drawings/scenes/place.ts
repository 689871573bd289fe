import { GARMENTS } from '../garments/registry';
import { createEasel, type Figure } from '../kit/easel';
import { fitScale, lay } from '../kit/lay';
import type { Sheet } from '../kit/sheet';
import type { PictureSpec } from '../kit/spec';

/** A place in a scene: middle and size as shares of the scene, turn in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Share of the scene's width and height the garment may fill. */
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

export interface Stage {
  readonly sheet: Sheet;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

export function figureOf(stage: Stage, item: PictureSpec): Figure {
  const easel = createEasel(item, stage.sheet);
  return item.view === 'back'
    ? GARMENTS[item.category].back(easel)
    : GARMENTS[item.category].front(easel);
}

/** Draws a garment at its place; things that stand keep upright. */
export function put(stage: Stage, item: PictureSpec, place: Place): string {
  const figure = figureOf(stage, { ...item, ground: stage.ground });
  const scale = fitScale(figure.bounds, stage.width * place.width, stage.height * place.height);
  const isUpright = item.category === 'Tumbler' || item.cut === 'candle';
  return lay(stage.sheet, figure, {
    x: stage.width * place.x,
    y: stage.height * place.y,
    scale,
    turn: isUpright ? 0 : place.turn,
  });
}
