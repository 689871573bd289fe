import { describe, expect, it } from 'vitest';
import type { VariantField } from '@/core/model/variant';
import {
  chosenVariants,
  defaultChoices,
  priceWithVariants,
  visibleFields,
} from '@/core/rules/variants/variants';
import { COLOR, field, NAME, NAMING, option, SIZE } from '../product/fixtures';

const FIELDS = [SIZE, NAMING, NAME];
const idsOf = (fields: readonly VariantField[]) => fields.map(({ id }) => id);
const dependent = (id: string, on: string) =>
  field({ id, type: 'text', condition: { field: on, value: 'yes' } });

describe('default choices', () => {
  it('are preselected where a field has a default [S4.21]', () => {
    const fields = [...FIELDS, field({ id: 'note', type: 'text' })];
    expect(defaultChoices(fields)).toEqual({ size: 'M', naming: 'none' });
  });
});

describe('a condition', () => {
  it('hides a field unless the field it depends on has the required value [S4.22]', () => {
    expect(idsOf(visibleFields(FIELDS, { naming: 'none' }))).toEqual(['size', 'naming']);
    expect(idsOf(visibleFields(FIELDS, {}))).toEqual(['size', 'naming']);
    expect(idsOf(visibleFields(FIELDS, { naming: 'name' }))).toEqual(['size', 'naming', 'name']);
  });

  it('holds through a chain only while every link holds', () => {
    const chain = [field({ id: 'a', type: 'text' }), dependent('b', 'a'), dependent('c', 'b')];
    expect(idsOf(visibleFields(chain, { a: 'yes', b: 'yes' }))).toEqual(['a', 'b', 'c']);
    expect(idsOf(visibleFields(chain, { a: 'no', b: 'yes' }))).toEqual(['a']);
  });

  it('that goes in a circle never holds', () => {
    const circle = [dependent('a', 'b'), dependent('b', 'a'), dependent('self', 'self')];
    expect(visibleFields(circle, { a: 'yes', b: 'yes', self: 'yes' })).toEqual([]);
  });

  it('on a field that is not there never holds', () => {
    expect(visibleFields([dependent('a', 'gone')], { gone: 'yes' })).toEqual([]);
  });
});

describe('chosen variants', () => {
  it('are keyed by label, with the label, value and adjustment of the option taken [S3.30]', () => {
    expect(chosenVariants([SIZE, COLOR], { size: '2XL', color: '#1c6e74' })).toEqual({
      Size: { label: '2XL', value: '2XL', priceAdjustment: 2 },
      Color: { label: 'Petrol', value: '#1c6e74', priceAdjustment: 0 },
    });
  });

  it('drop a field that is hidden, whatever was entered before', () => {
    const choices = { size: 'M', naming: 'none', name: 'Maya' };
    expect(Object.keys(chosenVariants(FIELDS, choices))).toEqual(['Size']);
  });

  it('leave out what is empty or blank', () => {
    expect(chosenVariants(FIELDS, { size: '', naming: 'name', name: '   ' })).toEqual({
      Personalization: { label: 'Embroidered name', value: 'name', priceAdjustment: 8 },
    });
  });

  it('leave out a choice of nothing, unless it has a price [S4.29]', () => {
    expect(chosenVariants([NAMING], { naming: 'none' })).toEqual({});
    const priced = { ...NAMING, options: [option('None', 2, 'none')] };
    expect(Object.keys(chosenVariants([priced], { naming: 'none' }))).toEqual(['Personalization']);
  });

  it('cut a text to what its definition allows, else to 40 characters [S9.27]', () => {
    const text = (maxLength?: number) => {
      const request = field({ id: 'text', type: 'text', ...(maxLength && { maxLength }) });
      return chosenVariants([request], { text: ` ${'x'.repeat(60)}` }).text?.value.length;
    };
    expect(text(12)).toBe(12);
    expect(text()).toBe(40);
  });

  it('count the first option’s adjustment for a text that is entered', () => {
    const chosen = chosenVariants(FIELDS, { naming: 'name', name: ' Maya ' });
    expect(chosen['Your text']).toEqual({ label: 'Maya', value: 'Maya', priceAdjustment: 0.1 });
  });
});

describe('the price with variants', () => {
  it('is the product’s own plus every adjustment, exact in cents [S9.31]', () => {
    const fields = ['a', 'b', 'c'].map((id) =>
      field({ id, type: 'select', options: [option('x', 0.1)], defaultValue: 'x' }),
    );
    const chosen = chosenVariants(fields, defaultChoices(fields));
    expect(priceWithVariants(0.7, chosen)).toBe(1);
    expect(priceWithVariants(19.99, chosen)).toBe(20.29);
  });

  it('can fall by an adjustment below zero', () => {
    const small = { Size: { label: 'XS', value: 'XS', priceAdjustment: -1.05 } };
    expect(priceWithVariants(10, small)).toBe(8.95);
  });

  it('is the product’s own where nothing is chosen', () => {
    expect(priceWithVariants(48, {})).toBe(48);
  });
});
