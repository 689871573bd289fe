import { Readable } from 'node:stream';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { cleanDescription, shownHtml } from '@/backend/domain/catalogue/clean-description';
import { readRecords } from '@/backend/import/formats/csv-records';
import { SCRIPT_VECTORS } from '@/tests/support/injection-vectors';
import { RUNS } from './runs';

interface Dialect {
  separator: string;
  newline: string;
  encoding: 'utf8' | 'utf16le' | 'utf16be';
  says: boolean;
}

const dialects = record({
  separator: constantFrom(',', ';', '\t'),
  newline: constantFrom('\n', '\r\n', '\r'),
  encoding: constantFrom<Dialect['encoding']>('utf8', 'utf16le', 'utf16be'),
  says: constantFrom(true, false),
});

const PIECES = [
  'a',
  'ß',
  '🧥',
  '"',
  '""',
  ',',
  ';',
  '\t',
  ' ',
  "'",
  'sep=',
  '<p>',
  '\\',
  '1,50',
  '.',
];
const cells = array(constantFrom(...PIECES), { maxLength: 6 }).map((parts) => parts.join(''));
const tables = array(array(cells, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });

const HEADER = ['Handle', 'Title', 'Price'];

function written(
  table: readonly string[][],
  { separator, newline, encoding, says }: Dialect,
): Buffer {
  const lines = [HEADER, ...table].map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator),
  );
  const text = `\uFEFF${[...(says ? [`sep=${separator}`] : []), ...lines].join(newline)}${newline}`;
  const bytes = Buffer.from(text, encoding === 'utf8' ? 'utf8' : 'utf16le');
  return encoding === 'utf16be' ? bytes.swap16() : bytes;
}

it(`${RUNS} tables are read as they were written, in every way of writing and cut anywhere [S3.1500] [S3.1501]`, async () => {
  await assert(
    asyncProperty(tables, dialects, constantFrom(1, 3, 7, 64), async (table, dialect, step) => {
      const bytes = written(table, dialect);
      const chunks = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
        bytes.subarray(at * step, (at + 1) * step),
      );
      const read: (readonly string[])[] = [];
      for await (const { cells: row } of readRecords(Readable.from(chunks))) read.push(row);
      const said = table.filter((row) => row.some((cell) => cell.trim() !== ''));
      expect(read).toEqual([HEADER, ...said]);
    }),
    { numRuns: RUNS },
  );
});

const MARKUP = [
  ...[
    '<img ',
    '<iframe ',
    '<video ',
    '<source ',
    '<a ',
    '<p>',
    '</p>',
    '</video>',
    '</iframe>',
    '<script>',
  ],
  ...[
    'src="',
    "src='",
    'src=',
    'poster="',
    'data-src="',
    'alt="',
    'title="',
    'width="',
    'height="9" ',
  ],
  ...[
    'href="',
    'onerror="',
    'srcset="',
    'style="',
    'srcdoc="',
    '" ',
    "' ",
    '>',
    '/>',
    '<',
    '&quot;',
    '&#60;',
  ],
  ...[
    'https://p.example/a.jpg',
    '//www.youtube.com/embed/abcdefghijk',
    'https://player.vimeo.com/video/1',
  ],
  ...[
    '/media/a.webp',
    '/media/../x',
    'javascript:hit=1',
    'data:text/html,x',
    'https://u:p@e.example/',
    '640',
    'x',
  ],
];
const loose = array(constantFrom(...MARKUP), { maxLength: 14 }).map((parts) => parts.join(''));
const ADDRESSES = MARKUP.filter((piece) => /[:/]{2}|^(\/m|java|data)/.test(piece));
const element = record({
  tag: constantFrom('img', 'video', 'iframe', 'a', 'source', 'embed', 'svg'),
  name: constantFrom('src', 'poster', 'data-src', 'href', 'srcset', 'onload', 'srcdoc'),
  address: constantFrom(...ADDRESSES, 'https://e.example/?a=1&b="2"', 'https://user@e.example/'),
  ended: constantFrom('>', '/>', '><source src="https://p.example/a.mp4"></video>', '>x</iframe>'),
}).map(({ tag, name, address, ended }) => `<${tag} ${name}='${address}' alt="x"${ended}`);
const pieced = array(oneof(loose, element), { maxLength: 4 }).map((parts) => parts.join(''));

/** Every element of some markup, with its attributes. */
function elementsOf(html: string): { tag: string; attributes: Record<string, string> }[] {
  const all: ReturnType<typeof elementsOf> = [];
  const walk = (node: object) => {
    if ('tagName' in node && 'attrs' in node) {
      const attrs = node.attrs as { name: string; value: string }[];
      const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
      all.push({ tag: String(node.tagName), attributes });
    }
    if ('childNodes' in node) for (const child of node.childNodes as object[]) walk(child);
  };
  walk(parseFragment(html));
  return all;
}

const SAFE = /^(https?:\/\/(?![^/]*@)|\/media\/(?!.*\.\.))/;
const PLAYERS = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//;
const TAGS =
  /^(p|ul|ol|li|strong|em|b|i|br|a|h[2-6]|table|caption|thead|tbody|tfoot|tr|th|td|img|video|source|iframe)$/;
const NAMES =
  /^(href|rel|colspan|rowspan|src|srcset|sizes|alt|title|width|height|loading|decoding|poster|controls|preload|playsinline|type|sandbox|allow|referrerpolicy)$/;

function expectSafe(html: string): void {
  for (const { tag, attributes } of elementsOf(html)) {
    expect(tag).toMatch(TAGS);
    for (const name of Object.keys(attributes)) expect(name).toMatch(NAMES);
    const { src, poster } = attributes;
    if (src !== undefined) expect(src).toMatch(tag === 'iframe' ? PLAYERS : SAFE);
    if (poster !== undefined) expect(poster).toMatch(SAFE);
  }
}

it('what a description shows comes by safe addresses alone, and stays the same when it is read again [S3.1510]', () => {
  for (const { text } of SCRIPT_VECTORS) expectSafe(shownHtml(cleanDescription(text).html));
  const any = { numRuns: Math.max(RUNS, 1000) };
  assert(
    property(pieced, string({ maxLength: 8 }), (markup, text) => {
      const { html } = cleanDescription(markup + text);
      expectSafe(shownHtml(html));
      if (/<[a-z!/]/i.test(html)) expect(cleanDescription(html).html).toBe(html);
    }),
    any,
  );
});
