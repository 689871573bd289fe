import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { PRODUCT_FOLDERS } from './read-imports';

const IN_BRACKETS = /\([^()]*\)/g;
const BESIDE = /^(?<above>.* )?\S+ [+~] (?<tag>[\w-]*)(?<more>\S*)$/;

/**
 * Selectors that a browser tries on every element, or that may match every one beside another: whatever comes or
 * goes, all that stands beside it is styled anew, with all that is in it.
 */
function farReaching(sheet: string): string[] {
  const reaching: string[] = [];
  postcss.parse(sheet).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const parts = BESIDE.exec(selector.replace(IN_BRACKETS, ''))?.groups;
      const isBounded = parts?.tag && parts.above !== undefined;
      if (parts && !isBounded && !parts.more?.includes('.')) reaching.push(selector);
    }
  });
  return reaching;
}

async function sheetsBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.css')).map((name) => join(folder, name));
}

it('no selector of a style sheet ends in anything beside something else', async () => {
  const sheets = (await Promise.all(PRODUCT_FOLDERS.map(sheetsBelow))).flat();
  const lists = sheets.map(async (file) => {
    const selectors = farReaching(await readFile(file, 'utf8'));
    return selectors.map((selector) => `${file} ${selector}`);
  });
  expect(sheets.length).toBeGreaterThan(100);
  expect((await Promise.all(lists)).flat()).toEqual([]);
});

it('such selectors end in anything or, below nothing, in a tag', () => {
  const sheet =
    '.a > * + *, .a + div, .a ~ p::before, .a + :not(.b), .a + .b, .a li + li, .a + div.b, .a + div .b {}';
  expect(farReaching(sheet)).toEqual(['.a > * + *', '.a + div', '.a ~ p::before', '.a + :not(.b)']);
});
