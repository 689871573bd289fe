import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '@/scripts/lib/finish-build/leave-out-documents';
import { allScripts, builtPages, dynamicViews, firstLoadScripts, textOf } from './build-output';

/** Words that the code of the editor alone has, also when it is minified. */
const OF_EDITOR = ['data-drop-line', 'hemline/blocks', 'DndDescribedBy'];

const pages = builtPages().filter((page) => !DOCUMENTS.includes(page) && page !== '/design');

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
});
