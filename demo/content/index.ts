import { MARLOW } from './classic/shop';
import { composeShop, type DemoShop } from './compose/shop';
import { GRIDLINE } from './jersey/shop';
import { NORR } from './studio/shop';

export type { DemoShop } from './compose/shop';
export type { DemoPicture, OrderOutcome } from './kit/draft';
export { GRIDLINE, MARLOW, NORR };

/** The three demo shops; every build gives the same ones. */
export function buildDemoShops(): DemoShop[] {
  return [MARLOW, GRIDLINE, NORR].map(composeShop);
}
