import { findBrowser } from '@/tests/run/find-browser';
import { runPlaywright, runVitest } from '@/tests/run/test-programs';
import { sumTotals, type Totals } from '@/tests/run/totals';
import { SCRIPT_VECTORS, STYLE_VECTORS } from '@/tests/support/injection-vectors';
import type { Row } from '../lib/report';
import { scaled, type Trial } from './trial';

const SCRIPT_TEXTS = 300;
const STYLE_TEXTS = 60;
const ADDRESSES = 50_000;
const STATES = 20_000;

/** Texts that try to run something, in every field of every block and wherever markup and CSS are taken, in a browser. */
export const injections: Trial = {
  name: 'injection',
  run: async () => {
    process.env.FULL_COUNTS = '1';
    const journeys = ['block-injection.spec.ts', 'injection.spec.ts', 'hostile-words.spec.ts'];
    const shown = await runPlaywright(await findBrowser(), journeys);
    process.env.FUZZ_RUNS = String(ADDRESSES);
    const parsed = await runVitest('fuzz', 'tests/fuzz/safe-url.test.ts');
    const group = 'Texts that try to run, load or restyle something';
    return [
      { group, name: 'scripts', unit: '', value: SCRIPT_VECTORS.length, least: SCRIPT_TEXTS },
      { group, name: 'style sheets', unit: '', value: STYLE_VECTORS.length, least: STYLE_TEXTS },
      { group, name: 'addresses', unit: '', value: ADDRESSES },
      ...outcome(group, sumTotals([shown, parsed])),
    ];
  },
};

/** Stored states, answers, layouts and edits of them that are not as they should be: something is shown all the same. */
export const clientStates: Trial = {
  name: 'states',
  run: async (scale) => {
    const runs = scaled(STATES, scale);
    process.env.FUZZ_RUNS = String(runs);
    const totals = await runVitest('fuzz');
    const group = 'Mutated states, answers, layouts, contents and edits';
    return [{ group, name: 'of each kind', unit: '', value: runs }, ...outcome(group, totals)];
  },
};

/** Tampered checkouts, kills between charge and write, admins who save over each other: nothing is charged wrongly or lost. */
export const races: Trial = {
  name: 'races',
  run: async () => {
    process.env.FULL_COUNTS = '1';
    const files = ['checkout/tampered', 'checkout/crash', 'api/two-admins'];
    const totals = await runVitest('backend', ...files.map((file) => `tests/backend/${file}`));
    return outcome('Checkouts and admins who meet at the same thing', totals);
  },
};

/** A file of 10,000 products and 60 MB that is imported in a heap smaller than it. */
export const largestFile: Trial = {
  name: 'import',
  run: async () => {
    process.env.FULL_COUNTS = '1';
    const totals = await runVitest('backend', 'tests/backend/import/large-file');
    return outcome('The largest file', totals);
  },
};

/** Every shop and width in a browser and every drawing, where `npm test` has those that stand for the others. */
export const looks: Trial = {
  name: 'looks',
  run: async () => {
    process.env.FULL_COUNTS = '1';
    const journeys = [
      'accessibility',
      'editor-accessibility',
      'payment-pages',
      'kitchen-sink',
      'same-picture',
      'drop-accuracy',
      'layout-shift',
      'no-script',
    ];
    const files = journeys.map((name) => `/${name}.spec.ts`);
    const seen = await runPlaywright(await findBrowser(), files);
    const drawn = await runVitest('backend', 'tests/backend/demo/drawings');
    return outcome(
      'Every shop and width in a browser, and every drawing',
      sumTotals([seen, drawn]),
    );
  },
};

function outcome(group: string, { passed, failed, failures }: Totals): Row[] {
  if (failures.length > 0) console.log(failures.join('\n'));
  return [
    { group, name: 'checks that passed', unit: '', value: passed, least: 1 },
    { group, name: 'that failed', unit: '', value: failed, budget: 0 },
  ];
}
