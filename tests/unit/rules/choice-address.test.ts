import { describe, expect, it } from 'vitest';
import {
  choiceQuery,
  choicesInQuery,
  offeredChoices,
  queryWithChoices,
  unknownChoices,
} from '@/core/rules/variants/choice-address';
import { toOptionChoices } from '@/core/rules/variants/option-fields';
import { choicesOf } from '@/core/rules/variants/variant-rows';

/** A value of an option, as an address names it. */
const choiceValue = (label: string) => new URLSearchParams(choiceQuery([['a', label]])).get('a');

describe('a choice in an address', () => {
  it('is lower-case words joined by hyphens [S4.970]', () => {
    expect(choiceQuery([['US size', '']])).toBe('us-size=');
    expect(choiceQuery([['Color', '']])).toBe('color=');
    expect(choiceValue('Forest Green')).toBe('forest-green');
    expect(choiceValue(' 6 / 8 (tall) ')).toBe('6-8-tall');
  });

  it('keeps letters and digits of every script [S4.970]', () => {
    expect(decodeURIComponent(choiceQuery([['Größe', '']]))).toBe('größe=');
    expect(choiceValue('深緑 ２')).toBe('深緑-2');
    expect(choiceValue('नीला')).toBe('नीला');
    expect(choiceValue('—')).toBe('');
  });
});

describe('the choices of a product in its address', () => {
  const offer = offerOf(
    ['Color', 'US size'],
    [
      ['Navy', 'S'],
      ['Navy', 'M'],
      ['Forest Green', 'S'],
    ],
  );
  const opened = (query: string) => choicesInQuery(offer, new URLSearchParams(query));

  it('are read in whatever order and case, the first of each key [S4.942]', () => {
    const wanted = { color: 'Navy', 'us-size': 'M' };
    for (const query of [
      'color=navy&us-size=m',
      'US-SIZE=M&Color=NAVY',
      'us size=m&color=navy&color=forest-green',
    ]) {
      expect(opened(query)).toEqual(wanted);
    }
    expect(opened('color=forest-green')).toEqual({ color: 'Forest Green', 'us-size': 'S' });
  });

  it('are none where nothing known is named, and the nearest where it is not together [S4.943]', () => {
    expect(opened('')).toBeNull();
    expect(opened('color=purple&utm_source=x&__proto__=navy')).toBeNull();
    expect(opened('color=forest-green&us-size=m')).toEqual({ color: 'Navy', 'us-size': 'M' });
    expect(unknownChoices(offer, new URLSearchParams('Color=purple&utm=x'))).toEqual([
      { label: 'Color', value: 'purple' },
    ]);
    // The first that is known counts, whatever else is said of the same option.
    const twice = new URLSearchParams('color=purple&Color=Navy&us-size=xx');
    expect(unknownChoices(offer, twice)).toEqual([{ label: 'US size', value: 'xx' }]);
  });

  it('are written beside what else the address says, in one order [S4.942]', () => {
    const choices = { 'us-size': 'M', color: 'Navy', engraving: 'Ada' };
    const query = new URLSearchParams('COLOR=forest-green&utm_source=mail');
    expect(queryWithChoices(offer, choices, query)).toBe('utm_source=mail&color=navy&us-size=m');
  });

  it('have names of their own, also where options read the same or mean something else [S4.944]', () => {
    const odd = offerOf(
      ['page', 'session_id', 'Order', '!'],
      [
        ['1', 'a', '♥', 'x'],
        ['2', 'A', '☂', 'x'],
      ],
    );
    expect(offeredChoices(odd)).toEqual({
      page: ['1', '2'],
      'session-id': ['a', 'a-2'],
      'order-option': ['option-1', 'option-2'],
      'option-4': ['x'],
    });
    // The page knows its product by that key, whatever an option is called.
    const ids = offerOf(['ID'], [['Red'], ['Blue']]);
    expect(choicesInQuery(ids, new URLSearchParams('id=blue'))).toBeNull();
    expect(unknownChoices(ids, new URLSearchParams('id=linen-tee'))).toEqual([]);
    expect(choicesInQuery(ids, new URLSearchParams('id=red&id-option=blue'))).toEqual({
      id: 'Blue',
    });
    const packs = offerOf(['Pack'], [['Pack 3'], ['Pack'], ['pack']]);
    expect(offeredChoices(packs)).toEqual({ pack: ['pack-3', 'pack', 'pack-4'] });
    for (const row of odd.rows) {
      const choices = choicesOf(odd, row);
      const query = new URLSearchParams(queryWithChoices(odd, choices, new URLSearchParams()));
      expect(choicesInQuery(odd, query)).toEqual(choices);
    }
  });
});

function offerOf(optionNames: string[], rows: string[][]) {
  const { fields, values } = toOptionChoices({
    optionNames,
    rows: rows.map((labels) => ({ values: labels, priceMinor: 100 })),
  });
  return {
    fields,
    rows: values.map((own) => ({ id: own.join('+'), values: own, price: 1 })),
  };
}
