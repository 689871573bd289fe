import { BACKEND } from './backend';
import { BROWSER } from './browser';
import type { Fault } from './fault';
import { LAYOUT } from './layout';
import { RULES } from './rules';
import { SERVER } from './server';
import { SHOPPER } from './shopper';

/** Faults that the tests have to catch, each by itself: `npm run test:mutants`. */
export const FAULTS: readonly Fault[] = [
  ...RULES,
  ...LAYOUT,
  ...SHOPPER,
  ...SERVER,
  ...BACKEND,
  ...BROWSER,
];
