import { describe, expect, it } from 'vitest';
import { choicesOfLine } from '@/core/rules/cart/line-choices';
import { lackOf, lineName } from '@/core/rules/cart/line-lack';
import { leftBlank } from '@/core/rules/cart/messages';
import { toOptionChoices } from '@/core/rules/variants/option-fields';
import { blankFields } from '@/core/rules/variants/variants';
import { NAME, NAMING, product } from '../product/fixtures';

const { fields, values } = toOptionChoices({
  optionNames: ['Size', 'Color'],
  rows: [
    ['S', 'Navy'],
    ['M', 'Navy'],
    ['S', 'Sage'],
  ].map((labels) => ({ values: labels, priceMinor: 100 })),
});
const offer = {
  fields: [...fields, NAMING, NAME],
  rows: values.map((own) => ({ id: own.join('+'), values: own, price: 1 })),
};
const chosen = (label: string, value = label) => ({ label, value, priceAdjustment: 0 });
const line = (changes: object = {}) => ({
  product: product({ name: 'Tee' }),
  quantity: 2,
  ...changes,
});

describe('the choices of a line', () => {
  it('are those it was added with: its row, its texts, and None where it has none [S5.930]', () => {
    expect(choicesOfLine(offer, { variantId: 'S+Sage' })).toMatchObject({
      ...{ size: 'S', color: 'Sage', naming: 'none', name: '' },
    });
    const named = { Naming: chosen('Your name', 'name'), Name: chosen('Ada') };
    const options = { Size: chosen('M'), Color: chosen('Navy') };
    expect(choicesOfLine(offer, { variants: { ...options, ...named } })).toMatchObject({
      ...{ size: 'M', color: 'Navy' },
    });
  });

  it('are the nearest that are to be had where its row is gone [S5.930]', () => {
    const variants = { Size: chosen('XL'), Color: chosen('Sage') };
    expect(choicesOfLine(offer, { variantId: 'XL+Sage', variants })).toMatchObject({
      ...{ size: 'S', color: 'Sage' },
    });
  });
});

describe('what keeps a line from being bought', () => {
  const variants = { Size: chosen('M'), Color: chosen('Navy') };

  it('names the product and what was chosen of it [S5.931]', () => {
    expect(lineName(line({ variants }))).toBe('Tee (M / Navy)');
    expect(lackOf(line({ variants, stock: { left: 1 } }))).toBe(
      'There is only 1 left of Tee (M / Navy).',
    );
    expect(lackOf(line({ variants, stock: { left: 0 } }))).toBe('Tee (M / Navy) is sold out.');
    expect(lackOf(line({ variants, stock: { left: 0, isGone: true } }))).toBe(
      'Please choose again what you want of Tee: M / Navy is not offered.',
    );
    expect(lackOf(line({ product: product({ name: 'Tee', isSoldOut: true }) }))).toBe(
      'Tee is sold out.',
    );
  });

  it('is nothing where there are enough, or nobody counts', () => {
    expect(lackOf(line({ stock: { left: 2 } }))).toBe('');
    expect(lackOf(line())).toBe('');
  });
});

describe('what is required and left blank', () => {
  it('is told once its condition is met [S5.932]', () => {
    const text = { ...NAME, required: true };
    const requests = [NAMING, text];
    expect(blankFields(requests, { [NAMING.id]: 'none' })).toEqual([]);
    expect(blankFields(requests, { [NAMING.id]: text.condition?.value ?? '' })).toEqual([
      text.label,
    ]);
    const filled = { [NAMING.id]: text.condition?.value ?? '', [text.id]: 'Ada' };
    expect(blankFields(requests, filled)).toEqual([]);
    expect(leftBlank([text.label])).toContain('left blank');
  });
});
