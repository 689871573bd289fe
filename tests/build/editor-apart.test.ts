import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '@/tests/support/documents';
import { allScripts, builtPages, dynamicViews, firstLoadScripts, textOf } from './build-output';

/** Words that the code of the editor alone has, also when it is minified. */
const OF_EDITOR = ['data-drop-line', 'hemline/blocks', 'DndDescribedBy'];

/** The same of the back office: where its calls are, and its navigation. */
const OF_OFFICE = ['/operations/', 'Back office'];

const pages = builtPages().filter((page) => !DOCUMENTS.includes(page) && page !== '/design');
const OFFICE = /^\/design\//;

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

describe('the scripts of the back office', () => {
  const others = builtPages().filter((page) => !DOCUMENTS.includes(page) && !OFFICE.test(page));

  it.each(others)('are no part of %s', (page) => {
    const scripts = [...firstLoadScripts(page), ...dynamicViews('/').flat()];
    expect(OF_OFFICE.filter((word) => has(scripts, word))).toEqual([]);
  });

  it('come once somebody is logged in', () => {
    const first = builtPages()
      .filter((page) => OFFICE.test(page))
      .flatMap(firstLoadScripts);
    expect(OF_OFFICE.filter((word) => has(first, word))).toEqual([]);
    expect(OF_OFFICE.filter((word) => !has(allScripts(), word))).toEqual([]);
  });
});
