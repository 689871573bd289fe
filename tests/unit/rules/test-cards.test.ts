import { describe, expect, it } from 'vitest';
import { cardProblems, testCardOutcome } from '@/core/rules/payment/test-cards';

const NOW = new Date('2026-11-23T12:00:00Z');
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

describe('the cards of the test provider [S7.315]', () => {
  it('pay, ask or decline as everybody knows them to', () => {
    expect(testCardOutcome('4242-4242-4242-4242')).toBe('paid');
    expect(testCardOutcome('4000 0027 6000 3184')).toBe('challenged');
    expect(testCardOutcome('4000000000000002')).toEqual({
      declined: expect.stringContaining('declined'),
    });
    expect(testCardOutcome('4000000000009995')).toEqual({
      declined: expect.stringContaining('not enough'),
    });
  });

  it('are the only ones: no real card is taken', () => {
    expect(testCardOutcome('4111111111111111')).toBeUndefined();
    expect(cardProblems({ ...CARD, number: '4111111111111111' }, NOW)).toEqual({
      number: 'Only test cards work here, such as 4242 4242 4242 4242.',
    });
  });

  it.each([
    ['number', '', 'Enter the card number.'],
    ['expiry', '13/40', 'Enter month and year, such as 04/31.'],
    ['expiry', '10/26', 'This card has expired.'],
    ['cvc', '12', 'Enter the 3 or 4 digits of the security code.'],
  ])('a wrong %s (%s) is told at its field', (field, value, message) => {
    expect(cardProblems({ ...CARD, [field]: value }, NOW)).toEqual({ [field]: message });
  });

  it('hold until their month is over, however it is written', () => {
    for (const expiry of ['11/26', '1126', ' 11 / 26 ', '1/27']) {
      expect(cardProblems({ ...CARD, expiry }, NOW)).toEqual({});
    }
  });
});
