import type { Easel } from '../kit/easel';
import { paperGround } from '../kit/ground';
import { fitScale, lay } from '../kit/lay';
import type { GarmentModule } from '../kit/module';
import { detailView } from './detail';
import { foldView } from './fold';
import { hangView } from './hang';
import { outfitView, pairView } from './together';

type InUse = (easel: Easel, module: GarmentModule, width: number, height: number) => string;

const IN_USE: Record<GarmentModule['use'], readonly [InUse, ...InUse[]]> = {
  hang: [hangView, foldView, outfitView],
  fold: [foldView, outfitView],
  stand: [pairView],
};

/** Robes, nightshirts and vests do not fold into a square that tells what they are. */
const UNFOLDED: readonly string[] = ['robe', 'nightshirt', 'pajama-set', 'basketball'];

function inUseView(easel: Easel, module: GarmentModule, width: number, height: number): string {
  const { seed, cut } = easel.spec;
  const views = IN_USE[module.use];
  const chosen = views[seed % views.length] ?? views[0];
  const isOdd = UNFOLDED.includes(cut) && chosen !== hangView;
  return (isOdd ? hangView : chosen)(easel, module, width, height);
}

function wholeView(easel: Easel, module: GarmentModule, width: number, height: number): string {
  const { sheet, spec, random } = easel;
  const figure = spec.view === 'back' ? module.back(easel) : module.front(easel);
  const scale = fitScale(figure.bounds, width * 0.86, height * 0.82);
  const stands = spec.category === 'Tumbler' || spec.cut === 'candle' || spec.cut === 'print';
  return (
    paperGround(sheet, spec.ground, width, height) +
    lay(sheet, figure, spec.ground, {
      x: width / 2,
      y: height / 2,
      scale,
      turn: stands ? 0 : random.near(0, module.use === 'stand' ? 2 : 0.8),
    })
  );
}

/** The picture's content for the view its spec asks for. */
export function drawView(
  easel: Easel,
  module: GarmentModule,
  width: number,
  height: number,
): string {
  if (easel.spec.view === 'detail') return detailView(easel, module.front(easel), width, height);
  if (easel.spec.view === 'in-use') return inUseView(easel, module, width, height);
  return wholeView(easel, module, width, height);
}
