import { describe, expect, it } from 'vitest';
import type { VariantField } from '@/core/model/variant';
import { toVariantFields, type VariantTable } from '@/core/rules/variant-fields';

const table = (optionNames: string[], rows: [...string[], number][]): VariantTable => ({
  optionNames,
  variants: rows.map((row) => ({
    values: row.slice(0, -1).map(String),
    priceMinor: Number(row.at(-1)),
  })),
});

/** What a shopper pays above the lowest price for a variant, in cents; undefined if it is not offered. */
function adjustmentOf(fields: VariantField[], values: readonly string[]): number | undefined {
  const wanted = fields.length === 1 ? [values.join(' / ')] : values;
  let cents = 0;
  for (const [index, field] of fields.entries()) {
    const option = field.options.find((candidate) => candidate.label === wanted[index]);
    if (!option) return undefined;
    cents += Math.round(option.priceAdjustment * 100);
  }
  return cents;
}

describe('variant fields from a table of variants', () => {
  it('makes one choice per option where prices add up', () => {
    const fields = toVariantFields(
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
    expect(fields).toEqual([
      {
        id: 'size',
        label: 'Size',
        type: 'select',
        required: true,
        defaultValue: 'S',
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
        defaultValue: 'Navy',
        options: [
          { label: 'Navy', value: 'Navy', priceAdjustment: 0 },
          { label: 'Gray', value: 'Sport Grey', priceAdjustment: 1.5 },
        ],
      },
    ]);
  });

  it('never goes below the lowest price, and opens at it', () => {
    const [size] = toVariantFields(
      table(
        ['Size'],
        [
          ['XL', 2500],
          ['S', 1900],
          ['M', 1900],
        ],
      ),
    );
    expect(size?.options.map((option) => option.priceAdjustment)).toEqual([6, 0, 0]);
    expect(size?.defaultValue).toBe('S');
  });

  it('offers whole combinations where prices do not add up', () => {
    const fields = toVariantFields(
      table(
        ['Size', 'Farbe'],
        [
          ['S', 'Navy', 1000],
          ['S', 'Red', 1100],
          ['L', 'Navy', 1200],
          ['L', 'Red', 1301],
        ],
      ),
    );
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatchObject({ id: 'variant', label: 'Size / Farbe', type: 'select' });
    expect(fields[0]?.options.at(-1)).toEqual({
      label: 'L / Red',
      value: 'L / Red',
      priceAdjustment: 3.01,
    });
  });

  it('offers whole combinations where one is missing, so that none is sold that does not exist', () => {
    const fields = toVariantFields(
      table(
        ['Size', 'Color'],
        [
          ['S', 'Navy', 1000],
          ['S', 'Red', 1000],
          ['L', 'Red', 1000],
        ],
      ),
    );
    expect(fields[0]?.options.map((option) => option.label)).toEqual([
      'S / Navy',
      'S / Red',
      'L / Red',
    ]);
  });

  it('notices a missing combination wherever it is', () => {
    const rows: [string, string, number][] = [
      ['S', 'Navy', 1000],
      ['S', 'Red', 1000],
      ['L', 'Navy', 1000],
      ['L', 'Red', 1000],
    ];
    for (const missing of rows) {
      const fields = toVariantFields(
        table(
          ['Size', 'Color'],
          rows.filter((row) => row !== missing),
        ),
      );
      expect(fields[0]?.options).toHaveLength(3);
    }
  });

  it.each([
    ['a value is no colour of the palette', ['Navy', 'Leopard'], 'select'],
    ['two values share a palette colour', ['Grey', 'Gray'], 'select'],
    ['every value is one', ['heather-gray', 'BLACK'], 'color'],
  ])('shows swatches only if they all differ: %s', (_case, colors, type) => {
    const rows = colors.map((color): [string, number] => [color, 500]);
    expect(toVariantFields(table(['Colour'], rows))[0]?.type).toBe(type);
  });

  it('makes no choice of a product without options', () => {
    expect(toVariantFields({ optionNames: [], variants: [{ values: [], priceMinor: 5 }] })).toEqual(
      [],
    );
  });

  it('gives options of the same reading ids of their own', () => {
    const fields = toVariantFields(table(['Size', 'size!', '♥'], [['a', 'b', 'c', 100]]));
    expect(fields.map((field) => field.id)).toEqual(['size', 'size-2', 'option']);
  });

  it('reproduces every price of random tables to the cent and offers nothing else', () => {
    const random = randomNumbers(20_260_101);
    let combined = 0;
    for (let round = 0; round < 400; round += 1) {
      const drawn = randomTable(random);
      const fields = toVariantFields(drawn);
      const lowest = Math.min(...drawn.variants.map((variant) => variant.priceMinor));
      for (const { values, priceMinor } of drawn.variants) {
        expect(lowest + (adjustmentOf(fields, values) ?? Number.NaN)).toBe(priceMinor);
      }
      const offered = fields.reduce((count, field) => count * field.options.length, 1);
      expect(offered).toBe(drawn.variants.length);
      const options = fields.flatMap((field) => field.options);
      expect(options.every((option) => option.priceAdjustment >= 0)).toBe(true);
      if (fields[0]?.id === 'variant') combined += 1;
    }
    expect(combined).toBeGreaterThan(50);
    expect(combined).toBeLessThan(350);
  });
});

/** A full table of one to three options whose prices add up, half of them then spoiled. */
function randomTable(random: (below: number) => number): VariantTable {
  const sizes = Array.from({ length: 1 + random(3) }, () => 1 + random(4));
  const extras = sizes.map((size) => Array.from({ length: size }, () => random(900)));
  let rows: { values: string[]; priceMinor: number }[] = [
    { values: [], priceMinor: 1 + random(9000) },
  ];
  sizes.forEach((size, option) => {
    rows = rows.flatMap((row) =>
      Array.from({ length: size }, (_, value) => ({
        values: [...row.values, `o${option}v${value}`],
        priceMinor: row.priceMinor + (extras[option]?.[value] ?? 0),
      })),
    );
  });
  const spoil = random(4);
  const variants = rows.map((row, index) =>
    spoil === 0 && index === rows.length - 1 ? { ...row, priceMinor: row.priceMinor + 1 } : row,
  );
  const kept = spoil === 1 && variants.length > 2 ? variants.slice(1) : variants;
  return { optionNames: sizes.map((_, option) => `Option ${option}`), variants: kept };
}

/** Deterministic numbers (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
