import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { DOCUMENTS } from '@/tests/support/documents';
import { allScripts, builtPages, dynamicViews, firstLoadScripts, textOf } from './build-output';

const SHOPPER_PAGES = builtPages().filter((page) => !DOCUMENTS.includes(page));

/** Words that a package's code keeps when it is minified, and a file of it where they stand. */
const MARKERS = [
  {
    name: 'MUI',
    words: /["'`]Mui["'`]/,
    source: '@mui/utils/generateUtilityClass/generateUtilityClass.mjs',
  },
  { name: 'Emotion', words: /data-emotion/, source: '@emotion/cache/dist/emotion-cache.esm.js' },
  { name: 'axios', words: /AxiosError/, source: 'axios/lib/core/AxiosError.js' },
  { name: 'zod', words: /_zod\b/, source: 'zod/v4/core/core.js' },
  {
    name: 'parse5',
    words: /eof-in-script-html-comment-like-text/,
    source: 'parse5/dist/common/error-codes.js',
  },
  { name: 'postcss', words: /CssSyntaxError/, source: 'postcss/lib/css-syntax-error.js' },
  { name: 'sanitize-html', words: /allowVulnerableTags/, source: 'sanitize-html/index.js' },
  { name: 'dnd-kit', words: /DndDescribedBy/, source: '@dnd-kit/core/dist/core.esm.js' },
];

/** What opens on demand, and so must be found in some script of the build. */
const ON_DEMAND = ['MUI', 'Emotion', 'axios', 'zod', 'dnd-kit'];

/** The names of all views that come along with the pages which show them. */
const ALONG = ['blocks', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .flatMap((text) =>
    Array.from(text.matchAll(/dynamic\(\s*tracked\('([^']+)'/g), ([, name]) => name),
  );

/** The pages that may show the built-in home page, whose view comes with no other. */
const WITH_HOME = ['/', '/design', '/embed/page/[slug]'];

/** Words of `components/auth` that are kept when it is minified. */
const OF_ADMINS = 'within an AuthProvider';

const packagesIn = (scripts: readonly string[]): string[] => {
  const text = scripts.map(textOf).join('\n');
  return MARKERS.filter(({ words }) => words.test(text)).map(({ name }) => name);
};

describe('the first load of a shopper page', () => {
  it.each(SHOPPER_PAGES)('brings no MUI, Emotion, axios, zod, parser or dnd-kit on %s', (page) => {
    expect(packagesIn(firstLoadScripts(page))).toEqual([]);
  });

  it('brings none of them with any header, footer or block that its HTML can name', () => {
    const views = dynamicViews('/');
    expect(views.length).toBeGreaterThan(BLOCK_TYPES.length);
    expect(packagesIn(views.flat())).toEqual([]);
  });

  it.each(SHOPPER_PAGES)(
    'can name every view that comes along, wherever it is shown, on %s',
    (page) => {
      const other = WITH_HOME.includes(page) ? '' : 'home';
      const views = ALONG.filter((name) => name !== other);
      expect(dynamicViews(page)).toHaveLength(views.length);
    },
  );

  const OF_ADMIN_AREA = /^\/design(\/|$)/;
  const withoutAdmins = SHOPPER_PAGES.filter((page) => !OF_ADMIN_AREA.test(page));

  it.each(withoutAdmins)('brings nothing of the login of admins on %s [S2.663]', (page) => {
    expect(firstLoadScripts(page).map(textOf).join()).not.toContain(OF_ADMINS);
  });

  it('would show it: the editor’s page has it [S2.663]', () => {
    const adminPages = SHOPPER_PAGES.filter((page) => OF_ADMIN_AREA.test(page));
    expect(adminPages).toHaveLength(2);
    expect(firstLoadScripts('/design').map(textOf).join()).toContain(OF_ADMINS);
    expect(dynamicViews('/').flat().map(textOf).join()).not.toContain(OF_ADMINS);
  });

  it('would show those packages: their marks stand in what loads on demand, parsers nowhere', () => {
    expect(packagesIn(allScripts())).toEqual(ON_DEMAND);
  });

  it('brings no table of where the fields of products go, on demand neither', () => {
    const words = /washing_instructions/;
    expect(readFileSync('core/model/product-fields.ts', 'utf8')).toMatch(words);
    expect(allScripts().filter((file) => words.test(textOf(file)))).toEqual([]);
  });

  it.each(MARKERS)('knows $name by words of its own code', ({ words, source }) => {
    expect(readFileSync(`node_modules/${source}`, 'utf8')).toMatch(words);
  });
});
