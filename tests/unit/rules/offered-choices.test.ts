import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenVariants, VariantField } from '@/core/model/variant';
import { offeredChoices } from '@/core/rules/variants/offered-choices';
import { chosenVariants } from '@/core/rules/variants/variants';
import { COLOR, field, NAME, NAMING, option, SIZE } from '../product/fixtures';

const offeredVariants = (fields: VariantField[], claimed: ChosenVariants) =>
  chosenVariants(fields, offeredChoices(fields, claimed));

const ODD = field({ id: 'constructor', label: 'toString', type: 'text' });
const SPACED = field({
  id: 'fit',
  label: 'Fit',
  type: 'select',
  options: [option(' wide ', 3)],
});
const FIELDS = [SIZE, COLOR, NAMING, NAME, ODD, SPACED];
const labels = [...FIELDS.map(({ label }) => label), '__proto__', 'constructor', 'Gone'];
const values = [...FIELDS.flatMap(({ options }) => options.map(({ value }) => value)), 'Maya', ''];
const claims = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(...labels),
      fc.record({
        label: fc.string(),
        value: fc.oneof(fc.constantFrom(...values), fc.string({ maxLength: 60 })),
        priceAdjustment: fc.double(),
      }),
    ),
    { selector: ([label]) => label },
  )
  .map((entries) => Object.fromEntries(entries));

describe('choices that somebody claims', () => {
  it('cost what the fields say, whatever is claimed [S7.45]', () => {
    const property = fc.property(claims, (claimed) => {
      for (const [label, chosen] of Object.entries(offeredVariants(FIELDS, claimed))) {
        const offered = FIELDS.find((one) => one.label === label);
        expect(offered).toBeDefined();
        const options = offered?.options ?? [];
        const isText = offered?.type === 'text';
        const taken = isText ? options[0] : options.find(({ value }) => value === chosen.value);
        expect(chosen.priceAdjustment).toBe(taken?.priceAdjustment ?? 0);
        expect(chosen.label).toBe(isText ? chosen.value : taken?.label);
        expect([...chosen.value].length).toBeLessThanOrEqual(40);
      }
    });
    fc.assert(property, { numRuns: 2_000 });
  });

  it('are the same when they are claimed once more', () => {
    const property = fc.property(claims, (claimed) => {
      const once = offeredVariants(FIELDS, claimed);
      expect(offeredVariants(FIELDS, once)).toEqual(once);
    });
    fc.assert(property, { numRuns: 2_000 });
  });

  it('keep the value of an option as it is, blanks included', () => {
    const claimed = { Fit: { label: '', value: ' wide ', priceAdjustment: 0 } };
    expect(offeredVariants(FIELDS, claimed)).toMatchObject({ Fit: { priceAdjustment: 3 } });
  });
});
