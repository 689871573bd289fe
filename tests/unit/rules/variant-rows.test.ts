import { describe, expect, it } from 'vitest';
import type { VariantRow } from '@/core/model/variant';
import { toMinor } from '@/core/rules/money/money';
import { claimedRow } from '@/core/rules/variants/claimed-row';
import { toOptionChoices } from '@/core/rules/variants/option-fields';
import {
  type Choosable,
  chosenRow,
  lineVariants,
  openingChoices,
  optionFields,
  optionStates,
  withChoice,
} from '@/core/rules/variants/variant-rows';
import { priceWithVariants } from '@/core/rules/variants/variants';
import { randomNumbers } from '../../support/random-numbers';

type Row = [values: string[], price: number, stock?: VariantRow['stock']];

/** What a product of these rows lets one choose; the id of a row is its values. */
function offerOf(optionNames: string[], input: readonly Row[]): Required<Choosable> {
  const { fields, values } = toOptionChoices({
    optionNames,
    rows: input.map(([labels, price]) => ({ values: labels, priceMinor: toMinor(price) })),
  });
  const rows = input.map(([labels, price, stock], place) => ({
    id: labels.join('+').toLowerCase(),
    values: values[place] ?? [],
    price,
    ...(stock && { stock }),
  }));
  return { fields, rows };
}

const HOLE = offerOf(
  ['Size', 'Color'],
  [
    [['S', 'Navy'], 20],
    [['M', 'Navy'], 20],
    [['L', 'Navy'], 20, 'sold-out'],
    [['S', 'Sage'], 20],
  ],
);
const statesOf = (offer: Choosable, choices: Record<string, string>, id: string) => {
  const field = offer.fields.find((one) => one.id === id);
  return field && Object.fromEntries(optionStates(offer, choices, field));
};

describe('choosing a variant', () => {
  it('opens with the first row that is to be had [S4.930]', () => {
    const offer = offerOf(
      ['Size'],
      [
        [['S'], 21.5, 'sold-out'],
        [['M'], 21.5, 'few'],
        [['L'], 21.5],
      ],
    );
    expect(openingChoices(offer)).toEqual({ size: 'M' });
    const none = offer.rows.map((row) => ({ ...row, stock: 'sold-out' as const }));
    expect(openingChoices({ ...offer, rows: none })).toEqual({ size: 'S' });
  });

  it('tells of each option whether it is to be had with the others [S4.931]', () => {
    expect(statesOf(HOLE, { size: 'M', color: 'Navy' }, 'color')).toEqual({
      Navy: 'available',
      Sage: 'missing',
    });
    expect(statesOf(HOLE, { size: 'M', color: 'Navy' }, 'size')).toEqual({
      ...{ S: 'available', M: 'available', L: 'sold-out' },
    });
    expect(statesOf(HOLE, { size: 'S', color: 'Sage' }, 'size')).toEqual({
      ...{ S: 'available', M: 'missing', L: 'missing' },
    });
  });

  it('keeps the other choices where there is such a row, and follows it where there is none [S4.932]', () => {
    const from = { size: 'S', color: 'Navy' };
    expect(withChoice(HOLE, from, 'size', 'M')).toEqual({ size: 'M', color: 'Navy' });
    expect(withChoice(HOLE, from, 'size', 'L')).toEqual({ size: 'L', color: 'Navy' });
    const atM = { size: 'M', color: 'Navy', engraving: 'Ada' };
    expect(withChoice(HOLE, atM, 'color', 'Sage')).toEqual({
      ...{ size: 'S', color: 'Sage', engraving: 'Ada' },
    });
  });

  it('prefers a row that is to be had among those that keep as much', () => {
    const offer = offerOf(
      ['Size', 'Color'],
      [
        [['S', 'Navy'], 20],
        [['M', 'Sage'], 20, 'sold-out'],
        [['L', 'Sage'], 20],
      ],
    );
    expect(withChoice(offer, { size: 'S', color: 'Navy' }, 'color', 'Sage')).toEqual({
      ...{ size: 'L', color: 'Sage' },
    });
  });
});

describe('a claimed row', () => {
  const chosen = (label: string, value = label) => ({ label, value, priceAdjustment: 0 });

  it.each([
    ['by its id', { variantId: 's+sage' }],
    [
      'by its id in another case, whatever else is claimed',
      { variantId: 'S+SAGE', variants: { Size: chosen('L') } },
    ],
    ['by its options', { variants: { Size: chosen('S'), Color: chosen('Sage') } }],
    [
      'by its options in another order and case',
      { variants: { color: chosen('SAGE'), SIZE: chosen('s') } },
    ],
    [
      'by one combined choice of an older cart',
      { variants: { 'Size / Color': chosen('S / Sage') } },
    ],
    [
      'by options where its id is gone',
      { variantId: 'x', variants: { Size: chosen('S'), Color: chosen('Sage') } },
    ],
    [
      'beside other choices',
      { variants: { Engraving: chosen('Ada'), Size: chosen('S'), Color: chosen('Sage') } },
    ],
    ['by as many options as tell it from others', { variants: { Color: chosen('Sage') } }],
  ])('is found %s [S3.942]', (_case, claim) => {
    expect(claimedRow(HOLE, claim)?.id).toBe('s+sage');
  });

  it.each([
    ['a row of another product', { variantId: 'xl+red' }],
    ['a combination that is missing', { variants: { Size: chosen('M'), Color: chosen('Sage') } }],
    ['too few options', { variants: { Color: chosen('Navy') } }],
    ['an option that is gone', { variants: { Size: chosen('XS'), Color: chosen('Navy') } }],
  ])('is none for %s [S3.942]', (_case, claim) => {
    expect(claimedRow(HOLE, claim)).toBeUndefined();
  });

  it('is none where it is gone, and what is left of the product was not named [S3.942]', () => {
    const left = offerOf(['Size'], [[['M'], 9]]);
    expect(claimedRow(left, { variantId: 'gone' })).toBeUndefined();
    expect(
      claimedRow(left, { variantId: 'gone', variants: { Size: chosen('S') } }),
    ).toBeUndefined();
    expect(claimedRow(left, { variantId: 'gone', variants: { size: chosen('m') } })?.id).toBe('m');
    expect(claimedRow(left, {})?.id).toBe('m');
  });

  it('is none where one combined choice reads like several [S3.942]', () => {
    const twice = offerOf(
      ['Size', 'Color'],
      [
        [['S', 'A / B'], 9],
        [['S / A', 'B'], 9],
        [['M', 'B'], 9],
      ],
    );
    const claim = (value: string) => ({ variants: { 'Size / Color': chosen(value) } });
    expect(claimedRow(twice, claim('S / A / B'))).toBeUndefined();
    expect(claimedRow(twice, claim('M / B'))).toBeDefined();
  });

  it('is the one of a product of a single row', () => {
    const single = offerOf([], [[[], 9]]);
    expect(claimedRow(single, {})?.id).toBe('');
    expect(claimedRow(single, { variantId: 'gone' })?.id).toBe('');
  });
});

describe('any table of variants', () => {
  it('leads to every row at its price, and to nothing else [S3.943]', () => {
    const random = randomNumbers(20_261_128);
    for (let round = 0; round < 300; round += 1) {
      const names = ['Size', 'Color', 'Leg / cut'].slice(0, 1 + random(3));
      const rows = randomRows(random, names.length);
      const offer = offerOf(names, rows);
      const lowest = Math.min(...rows.map(([, price]) => price));
      for (const { id, values, price } of offer.rows) {
        const options = optionFields(offer);
        const wanted = options.map((field, place) => [field.id, values[place] ?? ''] as const);
        const choices = wanted.reduce(
          (before, [field, value]) => withChoice(offer, before, field, value),
          openingChoices(offer),
        );
        // The last option always stands; whoever goes round once more gets all of them.
        const settled = wanted.reduce(
          (before, [field, value]) => withChoice(offer, before, field, value),
          choices,
        );
        expect(chosenRow(offer, Object.fromEntries(wanted))?.id).toBe(id);
        expect(chosenRow(offer, settled)).toBeDefined();
        const variants = lineVariants(offer, Object.fromEntries(wanted), lowest);
        expect(priceWithVariants(lowest, variants)).toBe(price);
        expect(claimedRow(offer, { variants })?.id).toBe(id);
        expect(Object.values(variants).every((one) => one.priceAdjustment >= 0)).toBe(true);
      }
    }
  });
});

/** Some rows of a full table, each at a price of its own or at that of most. */
function randomRows(random: (below: number) => number, options: number): Row[] {
  const values = ['None', 'b, c', 'd / e', 'a'];
  let labels: string[][] = [[]];
  for (let option = 0; option < options; option += 1) {
    const own = [...new Set(values.slice(0, 1 + random(4)))];
    labels = labels.flatMap((row) => own.map((value) => [...row, value]));
  }
  const preserved = labels.filter(() => random(4) > 0);
  return (preserved.length > 0 ? preserved : labels).map((row) => [
    row,
    (1000 + (random(2) === 0 ? 0 : random(900))) / 100,
  ]);
}
