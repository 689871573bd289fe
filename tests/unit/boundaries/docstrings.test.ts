import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PRODUCT_FOLDERS, sourcesBelow } from './read-imports';

const FIRST_WORD = /\/\*\*\s*(?:\*\s*)?([A-Za-z’']+)[^\n]*/g;
const QUESTION = /^(What|Who|Whose|Whether|How|Whoever|Whatever|Where|When|Which|Why|As|By)$/;
const PREPOSITION = /^(In|Of|For|From|With|Without|On|At|To|After|Before|Below|Beyond|Over|Under)$/;
const PRONOUN = /^(It|Its|They|There|Those|Once|So|Some|Something|Everything|Nothing|Another|Few)$/;
const OTHERS = [QUESTION, PREPOSITION, PRONOUN];

/** The first lines of docstrings that begin with something else than a verb or a noun. */
function othersIn(source: string): string[] {
  return Array.from(source.matchAll(FIRST_WORD)).flatMap(([line, word = '']) =>
    OTHERS.some((words) => words.test(word)) ? [line] : [],
  );
}

describe('docstrings', () => {
  it('begin with a verb or a noun', async () => {
    const files = (await Promise.all([...PRODUCT_FOLDERS, 'scripts'].map(sourcesBelow))).flat();
    expect(files.length).toBeGreaterThan(1000);
    const results = files.map(async (file) =>
      othersIn(await readFile(file, 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect((await Promise.all(results)).flat()).toEqual([]);
  });

  it('are told apart by their first word, on one line or several', () => {
    expect(othersIn('/** What it is. */\n/** Returns what it is. */')).toEqual([
      '/** What it is. */',
    ]);
    expect(othersIn('/** In px. */\n/** Its width. */')).toEqual([
      '/** In px. */',
      '/** Its width. */',
    ]);
    expect(othersIn('/**\n * Whether it is so,\n * or not.\n */')).toEqual([
      '/**\n * Whether it is so,',
    ]);
  });
});
