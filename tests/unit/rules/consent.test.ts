import { describe, expect, it } from 'vitest';
import { consentOf, readChoice, writeChoice } from '@/core/rules/measuring/consent';

const request = { isConsentRequired: true, isSignalled: false };

describe('consent', () => {
  it('is open until a shop that asks is answered; one that does not ask has it [S4.736] [S7.737]', () => {
    expect(consentOf(undefined, request)).toBe('open');
    expect(consentOf(undefined, { ...request, isConsentRequired: false })).toBe('accepted');
    expect(consentOf('declined', { ...request, isConsentRequired: false })).toBe('declined');
  });

  it('is refused by a browser that says so, unless its shopper accepts [S7.738]', () => {
    for (const isConsentRequired of [true, false]) {
      expect(consentOf(undefined, { isConsentRequired, isSignalled: true })).toBe('declined');
      expect(consentOf('accepted', { isConsentRequired, isSignalled: true })).toBe('accepted');
    }
  });

  it.each([null, '', '{', 'null', '[]', '"accepted"', '{"choice":"accepted"}'])(
    'is not known from what was not stored so: %s [S4.736]',
    (text) => {
      expect(readChoice(text)).toBeUndefined();
    },
  );

  it('is asked for anew where it was given to something else [S4.736]', () => {
    const saved = writeChoice('accepted');
    expect(readChoice(saved)).toBe('accepted');
    expect(readChoice(saved.replace(/"version":\d+/, '"version":0'))).toBeUndefined();
    expect(readChoice(saved.replace('accepted', 'maybe'))).toBeUndefined();
  });
});
