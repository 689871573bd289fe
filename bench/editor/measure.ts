import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { openBrowser } from '../lib/browser-metrics';
import { craft } from './craft';
import type { EditorUnderTest } from './editor-under-test';
import { floor } from './floor';
import { openHemline } from './hemline';
import { measureEditor, type Repeats } from './measure-editor';
import { puck } from './puck';
import { openRivals } from './rivals';
import { joinSamples, type Samples } from './samples';
import { type EditorRow, editorRows, formatEditors, type Measured } from './table';

const REPEATS: Repeats = { visits: 5, keys: 60, rounds: 30, drags: 5 };
/** The floor is measured before and after each editor; both halves count. */
const FLOOR_REPEATS: Repeats = { visits: 3, keys: 30, rounds: 15, drags: 3 };
const QUICK: Repeats = { visits: 1, keys: 10, rounds: 3, drags: 1 };

interface Entry {
  editor: EditorUnderTest;
  /** Sizes of page that it is measured on unless others are asked for. */
  sizes: readonly number[];
}

/**
 * Measures editors beside each other and prints them:
 * `npm run bench -- editor [--blocks <count>]... [--only <name>]... [--quick] [--json <file>]`.
 */
export async function measureEditors(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      blocks: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean' },
      json: { type: 'string' },
    },
  });
  const { blocks, only, quick, json } = values;
  const rows = await compareEditors({ sizes: blocks?.map(Number), only, isQuick: quick });
  console.log(formatEditors(rows));
  if (json) await writeFile(json, JSON.stringify(rows, null, 2));
}

interface CompareOptions {
  sizes?: readonly number[] | undefined;
  /** Names of editors. */
  only?: readonly string[] | undefined;
  isQuick?: boolean | undefined;
}

/** The figures of editors, each on pages of the same blocks. */
export async function compareEditors({
  sizes,
  only,
  isQuick,
}: CompareOptions = {}): Promise<EditorRow[]> {
  const isWanted = (name: string) => !only || only.includes(name);
  const [usual, ofFloor] = isQuick ? [QUICK, QUICK] : [REPEATS, FLOOR_REPEATS];
  const rivals = await openRivals();
  const own = await openHemline(sizes ?? OWN_SIZES);
  const browser = await openBrowser();
  try {
    const entries = entriesOf(rivals.origin, own.editor).filter(({ editor }) =>
      isWanted(editor.name),
    );
    const requests = entries.map((entry) => ({ ...entry, sizes: sizes ?? entry.sizes }));
    const ground = () => measureEditor(browser, floor(rivals.origin), FLOOR_BLOCKS, ofFloor);
    return editorRows(await measureAll(browser, requests, usual, ground));
  } finally {
    await browser.close();
    await rivals.close();
    await own.close();
  }
}

const FLOOR_BLOCKS = 10;

const OWN_SIZES = [200, 500, 1000];

function entriesOf(origin: string, own: EditorUnderTest): Entry[] {
  return [
    { editor: puck(origin), sizes: [200] },
    { editor: craft(origin), sizes: [200, 1000] },
    { editor: own, sizes: OWN_SIZES },
  ];
}

async function measureAll(
  browser: Browser,
  entries: readonly Entry[],
  repeats: Repeats,
  measureFloor: () => Promise<Samples>,
): Promise<Measured[]> {
  const all: Measured[] = [];
  let before = await measureFloor();
  for (const { editor, sizes } of entries) {
    for (const blocks of sizes) {
      console.log(`Measuring ${editor.name} with ${blocks} blocks …`);
      const samples = await measureEditor(browser, editor, blocks, repeats);
      const after = await measureFloor();
      const isOwn = editor.isOwn ?? false;
      const around = joinSamples(before, after);
      all.push({ editor: editor.name, isOwn, blocks, samples, floor: around });
      before = after;
    }
  }
  return all;
}
