import { describe, expect, it } from 'vitest';
import { toOptionChoices } from '@/core/rules/variants/option-fields';

const table = (
  optionNames: string[],
  rows: [...string[], number][],
): Parameters<typeof toOptionChoices>[0] => ({
  optionNames,
  rows: rows.map((row) => ({
    values: row.slice(0, -1).map(String),
    priceMinor: Number(row.at(-1)),
  })),
});

const fieldsOf = (...input: Parameters<typeof table>) => toOptionChoices(table(...input)).fields;
const adjustments = (...input: Parameters<typeof table>) =>
  fieldsOf(...input).map(({ options }) => options.map(({ priceAdjustment }) => priceAdjustment));

describe('the choices of a table of variants', () => {
  it('are one per option, each with what it adds where prices add up [S3.940]', () => {
    const made = toOptionChoices(
      table(
        ['Size', 'Color'],
        [
          ['S', 'Navy', 2000],
          ['S', 'Gray', 2150],
          ['L', 'Navy', 2299],
          ['L', 'Gray', 2449],
        ],
      ),
    );
    expect(made.fields).toEqual([
      {
        id: 'size',
        label: 'Size',
        type: 'select',
        required: true,
        options: [
          { label: 'S', value: 'S', priceAdjustment: 0 },
          { label: 'L', value: 'L', priceAdjustment: 2.99 },
        ],
      },
      {
        id: 'color',
        label: 'Color',
        type: 'color',
        required: true,
        options: [
          { label: 'Navy', value: 'Navy', priceAdjustment: 0 },
          { label: 'Gray', value: 'Sport Grey', priceAdjustment: 1.5 },
        ],
      },
    ]);
    expect(made.values).toEqual([
      ['S', 'Navy'],
      ['S', 'Sport Grey'],
      ['L', 'Navy'],
      ['L', 'Sport Grey'],
    ]);
  });

  it('are one per option where a combination is missing [S3.940]', () => {
    const rows: [string, string, number][] = [
      ['S', 'Navy', 1000],
      ['M', 'Navy', 1000],
      ['S', 'Sage', 1000],
    ];
    const fields = fieldsOf(['Size', 'Color'], rows);
    expect(fields.map(({ label }) => label)).toEqual(['Size', 'Color']);
    expect(fields.map(({ options }) => options.map(({ label }) => label))).toEqual([
      ['S', 'M'],
      ['Navy', 'Sage'],
    ]);
  });

  it('say what an option adds where it alone decides the price, whatever combinations there are', () => {
    const rows: [string, string, number][] = [
      ['S', 'Navy', 1000],
      ['3XL', 'Navy', 1250],
      ['S', 'Sage', 1000],
    ];
    expect(adjustments(['Size', 'Color'], rows)).toEqual([
      [0, 2.5],
      [0, 0],
    ]);
  });

  it('say nothing of a price that does not add up over the options', () => {
    const rows: [string, string, number][] = [
      ['S', 'Navy', 1000],
      ['S', 'Red', 1100],
      ['L', 'Navy', 1200],
      ['L', 'Red', 1301],
    ];
    expect(adjustments(['Size', 'Farbe'], rows)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('keep values apart that stand in two options, and those with commas and slashes [S3.941]', () => {
    const made = toOptionChoices(
      table(
        ['Body', 'Sleeve, left / right'],
        [
          ['Red', 'Red', 500],
          ['Red', 'Red / White, striped', 500],
          ['Navy', 'Red', 500],
        ],
      ),
    );
    expect(made.fields.map(({ options }) => options.map(({ label }) => label))).toEqual([
      ['Red', 'Navy'],
      ['Red', 'Red / White, striped'],
    ]);
    expect(made.values).toEqual([
      ['Red', 'Red'],
      ['Red', 'Red / White, striped'],
      ['Navy', 'Red'],
    ]);
  });

  it.each([
    ['no value is a color', ['Stripes', 'Leopard'], 'select', ['Stripes', 'Leopard']],
    ['one value is', ['Navy', 'Leopard'], 'color', ['Navy', 'Leopard']],
    ['two values share a palette color', ['Grey', 'Gray'], 'color', ['Grey', 'Gray']],
    [
      'the trade names them',
      ['Oatmeal Heather', 'Midnight'],
      'color',
      ['Oatmeal Heather', 'Midnight'],
    ],
    ['every value is one', ['heather-gray', 'BLACK'], 'color', ['Heather Grey', 'Black']],
  ])(
    'are colors where one value is, each to be chosen by the merchant’s word: %s [S3.1530]',
    (...[, colors, type, values]) => {
      const rows = colors.map((color): [string, number] => [color, 500]);
      const [field] = fieldsOf(['Colour'], rows);
      expect(field?.type).toBe(type);
      expect(field?.options.map(({ label }) => label)).toEqual(colors);
      expect(field?.options.map(({ value }) => value)).toEqual(values);
    },
  );

  it('are none for a single row without options', () => {
    expect(toOptionChoices({ optionNames: [], rows: [{ values: [], priceMinor: 5 }] })).toEqual({
      fields: [],
      values: [[]],
    });
  });

  it('have ids of their own where options read the same', () => {
    const fields = fieldsOf(['Size', 'size!', '♥'], [['a', 'b', 'c', 100]]);
    expect(fields.map((field) => field.id)).toEqual(['size', 'size-2', 'option']);
  });
});
