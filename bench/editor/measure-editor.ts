import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { commandRound } from './commands';
import { dragOnce } from './dragging';
import type { EditorUnderTest } from './editor-under-test';
import { showMiddle } from './reach';
import type { Samples } from './samples';
import { typeKeys } from './typing';
import { type Visit, visitEditor } from './visit';

const BYTES_PER_KB = 1000;

/** How often each is done. */
export interface Repeats {
  visits: number;
  keys: number;
  rounds: number;
  drags: number;
}

/** Until compilers and caches have what they need. */
const WARM_UP: Repeats = { visits: 0, keys: 10, rounds: 2, drags: 1 };

/** Everything about one editor on a page of so many blocks. */
export async function measureEditor(
  browser: Browser,
  editor: EditorUnderTest,
  blocks: number,
  repeats: Repeats,
): Promise<Samples> {
  const ready: number[] = [];
  for (let visit = 1; visit < repeats.visits; visit += 1) {
    ready.push(await visitEditor(browser, editor, blocks, async ({ readyMs }) => readyMs));
  }
  return visitEditor(browser, editor, blocks, async (visit) => {
    await showMiddle(visit);
    await useEditor(visit, editor, WARM_UP);
    const used = await useEditor(visit, editor, repeats);
    return { ...used, ready: [...ready, visit.readyMs], scripts: [await scriptKb(visit.page)] };
  });
}

async function useEditor(visit: Visit, editor: EditorUnderTest, repeats: Repeats) {
  const typed = await typeKeys(visit, repeats.keys);
  const rounds = await repeat(repeats.rounds, (turn) => commandRound(visit, editor, turn + 1));
  const drags = await repeat(repeats.drags, () => dragOnce(visit, editor));
  return {
    ...typed,
    select: rounds.map(({ selectMs }) => selectMs),
    duplicate: rounds.map(({ duplicateMs }) => duplicateMs),
    remove: rounds.map(({ removeMs }) => removeMs),
    undo: rounds.flatMap(({ undoMs }) => undoMs),
    frame: drags.flatMap(({ frame }) => frame),
    dropped: drags.map(({ dropped }) => dropped),
    longTasks: drags.map(({ longTasks }) => longTasks),
    longestTask: drags.map(({ longestTask }) => longestTask),
  };
}

async function repeat<Result>(times: number, act: (turn: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await act(turn));
  return results;
}

/** All scripts that the page has fetched by now, also those that came late. */
async function scriptKb(page: Page): Promise<number> {
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const weights = [...new Set(sources)].map(async (source) => {
    const answer = await fetch(source);
    return gzipSync(await answer.text()).length;
  });
  const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  return bytes / BYTES_PER_KB;
}
