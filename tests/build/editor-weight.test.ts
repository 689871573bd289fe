import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '@/scripts/lib/finish-build/leave-out-documents';
import { allScripts, builtPages, dynamicViews, firstLoadScripts, textOf } from './build-output';

const BYTES_PER_KB = 1000;
const EDITOR_KB = 320;

/** Words that the code of the editor alone has, also when it is minified. */
const OF_EDITOR = ['data-drop-line', 'hemline/blocks', 'DndDescribedBy'];

/**
 * Words of what a usual session fetches after the page: the editor and its calls, with which one selects,
 * types, drags and saves. Settings, pages, dialogs and the outline come when they are opened.
 */
const OF_SESSION = ['hemline/blocks', 'AxiosError', 'saveComponent'];

const pages = builtPages().filter((page) => !DOCUMENTS.includes(page) && page !== '/design');

/** The scripts that are fetched together, of each `import()` of the build. */
const fetched = allScripts().flatMap((script) =>
  [...textOf(script).matchAll(/Promise\.all\(\[([^\]]*)\]/g)].map(([, names = '']) =>
    [...names.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([name]) => name),
  ),
);

const has = (scripts: readonly string[], word: string) =>
  scripts.some((script) => textOf(script).includes(word));

describe('the scripts of the editor', () => {
  it.each(pages)('are no part of %s', (page) => {
    const scripts = [...firstLoadScripts(page), ...dynamicViews('/').flat()];
    expect(OF_EDITOR.filter((word) => has(scripts, word))).toEqual([]);
  });

  it('have the words that they are told by', () => {
    expect(OF_EDITOR.filter((word) => !has(allScripts(), word))).toEqual([]);
  });

  it(`weigh at most ${EDITOR_KB} KB in a usual session`, () => {
    const session = OF_SESSION.flatMap((word) => {
      const groups = fetched.filter((scripts) => has(scripts, word));
      expect(groups, word).not.toEqual([]);
      return groups.reduce((least, group) => (weigh(group) < weigh(least) ? group : least));
    });
    expect(weigh([...firstLoadScripts('/design'), ...session])).toBeLessThan(EDITOR_KB);
  });
});

function weigh(scripts: readonly string[]): number {
  const bytes = [...new Set(scripts)].map((script) => gzipSync(textOf(script)).length);
  return bytes.reduce((sum, weight) => sum + weight, 0) / BYTES_PER_KB;
}
