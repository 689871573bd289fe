import { describe, expect, it } from 'vitest';
import { allStyleSheets, builtPages, modulesStarted, textOf } from './build-output';

/**
 * What a browser works out for every element of a page, by all that is before or inside of it: it cannot
 * tell from a class that the rule is not meant. What the minifier puts together into `:is()` is so too.
 */
const EXPENSIVE = [/~\s*[*:]/, /:is\([^{}]*[\s>+~]:(?:not\(:)?has\(/];

const selectorsOf = (css: string): string[] =>
  Array.from(css.matchAll(/([^{};]+)\{/g), ([, selector = '']) => selector.trim());

const expensiveIn = (css: string): string[] =>
  selectorsOf(css).filter((selector) => EXPENSIVE.some((kind) => kind.test(selector)));

describe('what slow phones are spared', () => {
  it('is style rules that cost more the longer a page is', () => {
    const sheets = allStyleSheets();
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.map(textOf).flatMap(expensiveIn)).toEqual([]);
  });

  it.each(['.picture~*{', '.a{}:is(.left>:not(:has(ul)),.right>:not(:has(ul))){'])(
    'would be told of %s',
    (css) => expect(expensiveIn(css)).toHaveLength(1),
  );

  it('is a start in one piece: libraries are evaluated before what surrounds every page', () => {
    const [libraries, ...others] = modulesStarted('/_app');
    expect(libraries).toBeDefined();
    expect(others).toEqual([]);
    const pages = builtPages().map(modulesStarted);
    expect(pages.length).toBeGreaterThan(10);
    // The shell, then the page.
    for (const modules of pages)
      expect(modules).toEqual([libraries, expect.any(Number), expect.any(Number)]);
    expect(new Set(pages.map(([, shell]) => shell)).size).toBe(1);
    expect(new Set(pages.map(([, , page]) => page)).size).toBe(pages.length);
  });
});
