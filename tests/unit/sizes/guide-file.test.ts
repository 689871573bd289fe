import { describe, expect, test, vi } from 'vitest';
import { GUIDE_LIMITS } from '@/core/model/size-guide';
import { readGuideFile } from '@/core/rules/sizes/guide-file';
import { writeGuideFile } from '@/core/rules/sizes/write-guide-file';
import { decodeText } from '@/core/values/decode-text';

const FILE = `Category,Brand,Size,EU,Chest (cm),Inseam (in)
Hoodies,,Note,,Take the larger one.,
Hoodies,,How to measure,,"Around the chest, under the arms",
Hoodies,,S,46,88-94,
Hoodies,,M,48,94-100,
Pants,Acme,32,,,"31 1/2"
`;

const problemsOf = (text: string) => readGuideFile(text).problems;
const messageOf = (text: string) =>
  problemsOf(text).map(({ line, message }) => `${line}: ${message}`);

describe('a file of size guides', () => {
  test('has a guide for each category and brand, with the measurements that it gives [S5.1200]', () => {
    const { guides, problems } = readGuideFile(FILE);
    expect(problems).toEqual([]);
    expect(guides).toEqual([
      {
        ...{ line: 2, category: 'Hoodies', brand: '', note: 'Take the larger one.' },
        measurements: [
          { name: 'EU', unit: '', how: '' },
          { name: 'Chest', unit: 'cm', how: 'Around the chest, under the arms' },
        ],
        sizes: [
          { name: 'S', values: ['46', [88, 94]] },
          { name: 'M', values: ['48', [94, 100]] },
        ],
      },
      {
        ...{ line: 6, category: 'Pants', brand: 'Acme', note: '' },
        measurements: [{ name: 'Inseam', unit: 'in', how: '' }],
        sizes: [{ name: '32', values: [[31.5, 31.5]] }],
      },
    ]);
  });

  test.each([
    ['a mark of UTF-8', `\ufeff${FILE}`],
    ['lines that end by CR', FILE.replaceAll('\n', '\r')],
    ['lines that end by CR and LF', FILE.replaceAll('\n', '\r\n')],
    ['a line that names the separator', `sep=,\r\n${FILE}`],
    [
      'semicolons',
      FILE.replace('"Around the chest, under the arms"', 'Around the chest@ under the arms')
        .replaceAll(',', ';')
        .replace('@', ','),
    ],
    [
      'tabs, as pasted',
      FILE.replace('"Around the chest, under the arms"', 'Around the chest@ under the arms')
        .replaceAll(',', '\t')
        .replace('@', ','),
    ],
  ])('is read with %s [S5.1201]', (_, text) => {
    const named = (file: string) =>
      readGuideFile(file).guides.map(({ line: _line, ...guide }) => guide);
    expect(problemsOf(text)).toEqual([]);
    expect(named(text)).toEqual(named(FILE));
  });

  test('is read with decimal commas, unit marks and units in cells [S5.1201]', () => {
    const { guides, problems } = readGuideFile(
      'sep=;\r\nSize;Waist in inches;Hip [cm];Thigh\r\nS;30,5";96,5 cm;52 cm\r\nM;31 1/2;100–104;54-56 cm\r\n',
    );
    expect(problems).toEqual([]);
    expect(guides[0]?.measurements.map(({ name, unit }) => [name, unit])).toEqual([
      ['Waist', 'in'],
      ['Hip', 'cm'],
      ['Thigh', 'cm'],
    ]);
    expect(guides[0]?.sizes).toEqual([
      {
        name: 'S',
        values: [
          [30.5, 30.5],
          [96.5, 96.5],
          [52, 52],
        ],
      },
      {
        name: 'M',
        values: [
          [31.5, 31.5],
          [100, 104],
          [54, 56],
        ],
      },
    ]);
  });

  test('is read as Windows and UTF-16 have it [S5.1201]', () => {
    const text = 'Size,Chest (cm)\nS,96–101\n';
    const bytes = Uint8Array.from([...text].map((one) => (one === '–' ? 0x96 : one.charCodeAt(0))));
    expect(decodeText(bytes)).toBe(text);
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(decodeText(wide)).toBe(text);
    expect(decodeText(Buffer.from(text))).toBe(text);
  });

  test('goes on with the guide above where a row names none; all products are named as such [S5.1200]', () => {
    const { guides } = readGuideFile(
      'Category,Brand,Size,EU\nPants,,S,46\n,,M,48\nAll,Acme,S,1\nall products,,S,2\n',
    );
    expect(guides.map(({ category, brand, sizes }) => [category, brand, sizes.length])).toEqual([
      ['Pants', '', 2],
      ['', 'Acme', 1],
      ['', '', 1],
    ]);
  });

  test('may have holes: what is not given is blank, and a measurement that nobody has is left out [S5.1202]', () => {
    const { guides, problems } = readGuideFile(
      'Size,Chest (cm),Waist (cm),Hip (cm),\nS,96,–,n/a,\nM,,80,,\nL\n',
    );
    expect(problems).toEqual([]);
    expect(guides[0]).toMatchObject({
      measurements: [{ name: 'Chest' }, { name: 'Waist' }],
      sizes: [
        { name: 'S', values: [[96, 96], ''] },
        { name: 'M', values: ['', [80, 80]] },
        { name: 'L', values: ['', ''] },
      ],
    });
  });

  test.each([
    ['', '1: The file is empty'],
    ['Size,Chest (cm)\n', '1: The file is empty'],
    ['Sice,Chest (cm)\nS,96\n', '1: The first row has to name the columns'],
    ['Category,Size\nPants,S\n', '1: There is no column of measurements'],
    ['Size,Chest (cm),chest (cm)\nS,96,97\n', '1: The column “chest (cm)” is there twice'],
    ['Size,Chest (cm),Chest (in)\nS,96,38\n', '2: “Chest” has values in cm and in inches'],
    ['Size,Chest (cm),\nS,96,\nM,97,x\n', '3: Column C has values but no name'],
    ['Size,Chest (cm)\nS,96\nM,97\nsmall,98\n', '4: The size “small” is there already, on line 2.'],
    ['Size,Chest (cm)\nS,96\n,97\n', '3: The size is missing.'],
    ['Size,Chest (cm)\nS,101-96\n', '2: Chest: “101-96” is not a length'],
    ['Size,Chest (cm)\nS,38 in\n', '2: Chest: “38 in” is not in the unit of its column.'],
    ['Size,EU\n10-Aug,46\n', '2: “10-Aug” is a date that a spreadsheet made of a range'],
    ['Size,US\nS,8. Oct\n', '2: “8. Oct” is a date'],
    ['Category,Size,EU\nPants,Note,46\n', '2: The guide for Pants has no sizes.'],
    ['Category,Size,EU\nPants,S,\n', '2: The guide for Pants has no measurements.'],
    [`Size,EU\n${'x'.repeat(41)},46\n`, '2: Size: the text has more than 40 characters.'],
    [`Size,EU\nS,${'x'.repeat(41)}\n`, '2: EU: the text has more than 40 characters.'],
    [`Size,EU\nNote,${'x'.repeat(401)}\nS,46\n`, '2: Note: the text has more than 400 characters.'],
    [`Size,${'x'.repeat(61)} (cm)\nS,96\n`, '1: Column B: the text has more than 60 characters.'],
    [
      `Brand,Size,EU\n${'x'.repeat(256)},S,46\n`,
      '2: Brand: the text has more than 255 characters.',
    ],
    [`Category,Size,EU\n${'x'.repeat(256)},S,46\n`, '2: Category: the text has more than 255'],
    ['Category,Brand,Size,EU\nPants,,S,46\nPants,!?,S,48\n', '3: Brand: “!?” has no letter'],
    ['Category,Size,EU\nall,S,46\n!?,S,48\n', '3: Category: “!?” has no letter'],
    [
      `Size,EU,UK\nNote,${'x'.repeat(300)},${'x'.repeat(300)}\nS,46,8\n`,
      '2: Note: the text has more than 400 characters.',
    ],
    [
      'Category,Size,EU\nPants,S,46\nCategory,Size,UK\npants,M,8\n',
      '4: The guide for pants is there already, on line 2, with other columns.',
    ],
  ])('says what is wrong with %j, by its line [S5.1200]', (text, message) => {
    expect(messageOf(text).join('\n')).toContain(message);
    expect(messageOf(text)).toHaveLength(1);
  });

  const rows = (count: number, row: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => row(at)).join('\n');

  test.each([
    ['characters', `Size,EU\n${'S,46\n'.repeat(125_000)}`, '500,000 characters'],
    ['rows', `Size,EU\n${rows(60_000, (at) => `${at},1`)}`, '31,500 rows'],
    ['rows of one size', `Size,EU\n${'S,46\n'.repeat(60_000)}`, '31,500 rows'],
    ['columns', `Size,${rows(100, (at) => `M${at}`).replaceAll('\n', ',')}\nS,1\n`, '100 columns'],
    ['guides', `Brand,Size,EU\n${rows(501, (at) => `B${at},S,1`)}`, '500 size guides'],
  ])('is refused as a whole where it has too many %s [S5.1200]', (_, text, most) => {
    expect(messageOf(text)).toEqual([expect.stringContaining(`1: The file has more than ${most}`)]);
  });

  test('takes no more than a look at each row behind the sizes that a guide may have [S5.1200]', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const problems = messageOf(`Size,EU\n${rows(2000, (at) => `${at},1`)}`);
    const count = normalize.mock.calls.length;
    normalize.mockRestore();
    expect(problems).toEqual(['2: The guide for all products has more than 60 sizes.']);
    expect(count).toBeLessThan(1000);
    expect(messageOf(`Size,EU\n${'S,46\n'.repeat(2000)}`)).toHaveLength(GUIDE_LIMITS.sizes);
  });

  test('has a unit in the last brackets of a column, which is written back [S5.1201]', () => {
    const { guides } = readGuideFile('Size,Chest (relaxed) (cm),Fit (EU)\nS,96,slim\n');
    const named = [
      { name: 'Chest (relaxed)', unit: 'cm', how: '' },
      { name: 'Fit (EU)', unit: '', how: '' },
    ];
    expect(guides[0]?.measurements).toEqual(named);
    const written = writeGuideFile(guides);
    expect(written).toContain('Size,Chest (relaxed) (cm),Fit (EU)\r\n');
    expect(readGuideFile(written).guides[0]?.measurements).toEqual(named);
  });

  test('may hold several tables, each with its own columns [S5.1200]', () => {
    const { guides, problems } = readGuideFile(
      'Category,Size,EU\nPants,S,46\n,M,48\ncategory,sizes,Chest (cm)\nShirts,S,96\n',
    );
    expect(problems).toEqual([]);
    expect(guides.map(({ category, measurements }) => [category, measurements[0]?.name])).toEqual([
      ['Pants', 'EU'],
      ['Shirts', 'Chest'],
    ]);
  });

  test('written of what came from several files is read as the same [S5.1201]', () => {
    const { guides: first } = readGuideFile('Category,Size,Chest (cm),EU\nHoodies,S,96,46\n');
    const { guides: second } = readGuideFile(
      'Category,Size,chest (cm),Hip; low\nPants,S,96,1\nShirts,S,97,2\n',
    );
    const plain = ({ line: _line, ...guide }: (typeof first)[number]) => guide;
    const guides = [...first, ...second].map(plain);
    const again = readGuideFile(writeGuideFile(guides));
    expect(again.problems).toEqual([]);
    expect(again.guides.map(plain)).toEqual(guides);
  });

  test('names every line with a problem [S5.1200]', () => {
    const lines = problemsOf('Size,EU,Chest (cm)\nS,1,x\nS,2,96\n9-Oct,3,97\nM,4,y\n').map(
      ({ line }) => line,
    );
    expect(lines).toEqual([2, 3, 4, 5]);
  });

  test('limits how many sizes and measurements a guide has [S5.1200]', () => {
    const sizes = Array.from({ length: GUIDE_LIMITS.sizes + 1 }, (_, at) => `${at},1`).join('\n');
    expect(messageOf(`Size,EU\n${sizes}\n`).join()).toContain('more than 60 sizes');
    const many = Array.from({ length: GUIDE_LIMITS.measurements + 1 }, (_, at) => at);
    const table = `Size,${many.map((at) => `M${at}`).join()}\nS,${many.join()}\n`;
    expect(messageOf(table).join()).toContain('more than 20 columns');
  });

  test('written and read again is the same [S5.1201]', () => {
    const { guides } = readGuideFile(`${FILE}all,,"S ""tall""","a,b",96.25–101,38.3\n`);
    const again = readGuideFile(writeGuideFile(guides));
    const plain = (file: typeof again) => file.guides.map(({ line: _line, ...guide }) => guide);
    expect(again.problems).toEqual([]);
    expect(plain(again)).toEqual(guides.map(({ line: _line, ...guide }) => guide));
  });
});
