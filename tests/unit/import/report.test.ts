import { expect, it } from 'vitest';
import { takeNotes } from '@/backend/import/notes';
import { formatReport } from '@/backend/import/report';

const rejection = (line: number, reason: string) => ({ line, handle: `h${line}`, reason });
const COUNTS = { created: 1, updated: 0, unchanged: 0, preservedStock: 0, rows: 9, seconds: 0.1 };

function reportOf(notes: ReturnType<typeof takeNotes>, more: object = {}) {
  return formatReport({
    ...{ outcome: 'applied', shop: 's.example', format: 'shopify', ...COUNTS },
    ...{ warnings: [], unknownColumns: [], typesBeyond: [], ...notes.all(), ...more },
  });
}

it('lines of one reason are told once, with the first of them and their number [S3.1509]', () => {
  const notes = takeNotes();
  for (let line = 2; line < 417; line += 1)
    notes.reject([rejection(line, `the price "${line}" is no number`)]);
  notes.reject([rejection(500, 'the title is missing')]);
  expect(reportOf(notes).split('\n')).toEqual([
    'Rejected, and left out:',
    '  line 2, h2: the price "2" is no number',
    '  line 3, h3: the price "3" is no number',
    '  line 4, h4: the price "4" is no number',
    '  and 412 more lines like this',
    '  line 500, h500: the title is missing',
    '1 created, 0 updated, 0 unchanged, 416 rejected',
    '9 rows in 0.1 s, shop s.example',
  ]);
});

it.each([
  (line: number) => `the variant "24" x ${line}" / Sand" stands twice`,
  (line: number) =>
    `the price "1,${line}" may mean 1${line}.00 or 1.${line}; write it with two decimals`,
])('lines of one reason are one, whatever it names [S3.1509]', (reasonOf) => {
  const notes = takeNotes();
  for (let line = 200; line < 300; line += 1) notes.reject([rejection(line, reasonOf(line))]);
  expect(notes.all().reasons).toMatchObject([{ lines: 100, first: [{ line: 200 }, {}, {}] }]);
});

it('a million bad lines take no more memory than a thousand [S3.1509]', () => {
  const notes = takeNotes();
  for (let line = 0; line < 50_000; line += 1)
    notes.reject([rejection(line, 'the price is missing')]);
  expect(notes.all()).toMatchObject({ rejected: 50_000, reasons: [{ lines: 50_000 }] });
  expect(notes.all().rejections).toHaveLength(1000);
});

it('products without a category are counted, columns and types that are not kept named [S3.1506] [S3.1509]', () => {
  const withoutCategory = { products: 12, types: ['Curtain rods', '42'] };
  const lostColumns = [{ name: 'Our note', products: 1 }];
  const lostElements = [{ name: 'iframe', products: 3 }];
  const unknownColumns = ['Our note', 'Blank'];
  const more = {
    withoutCategory,
    lostColumns,
    lostElements,
    unknownColumns,
    typesBeyond: ['Kites'],
  };
  expect(reportOf(takeNotes(), more)).toContain(
    [
      'Columns that were not kept:',
      '  Our note, in 1 product',
      '  Blank',
      'Elements of descriptions that were left out, or became links:',
      '  iframe, in 3 products',
      'Product types that became no category, for a catalogue has 50 of its own at most:',
      '  Kites',
      '12 products without a category (types: Curtain rods, 42): All Products alone shows them',
    ].join('\n'),
  );
});
