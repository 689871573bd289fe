import type { Easel } from '../kit/easel';
import { paperGround } from '../kit/ground';
import { lay, productScale } from '../kit/lay';
import type { GarmentModule } from '../kit/module';
import { detailView } from './detail';
import { hangView } from './hang';
import { outfitView, pairView } from './together';

type InUse = (easel: Easel, module: GarmentModule, width: number, height: number) => string;

const IN_USE: Record<GarmentModule['use'], readonly [InUse, ...InUse[]]> = {
  hang: [hangView, outfitView],
  match: [outfitView],
  stand: [pairView],
};

/** Cuts that nobody wears with jeans and a cap. */
const HUNG: readonly string[] = ['robe', 'nightshirt', 'pajama-set', 'basketball'];

function inUseView(easel: Easel, module: GarmentModule, width: number, height: number): string {
  const { seed, cut } = easel.spec;
  const views = IN_USE[module.use];
  const chosen = views[seed % views.length] ?? views[0];
  return (HUNG.includes(cut) ? hangView : chosen)(easel, module, width, height);
}

function wholeView(easel: Easel, module: GarmentModule, width: number, height: number): string {
  const { sheet, spec, random } = easel;
  const figure = spec.view === 'back' ? module.back(easel) : module.front(easel);
  const scale = productScale(figure.bounds, width * 0.86, height * 0.84);
  const stands = spec.category === 'Tumbler' || spec.cut === 'candle' || spec.cut === 'print';
  return (
    paperGround(spec.ground, width, height) +
    lay(sheet, figure, {
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
