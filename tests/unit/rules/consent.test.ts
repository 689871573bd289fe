import { describe, expect, it } from 'vitest';
import { consentOf, readChoice, writeChoice } from '@/core/rules/measuring/consent';

const asked = { isConsentRequired: true, isSignalled: false };

describe('consent', () => {
  it('is open until a shop that asks is answered; one that does not ask has it [S4.736] [S7.737]', () => {
    expect(consentOf(undefined, asked)).toBe('open');
    expect(consentOf(undefined, { ...asked, isConsentRequired: false })).toBe('accepted');
    expect(consentOf('declined', { ...asked, isConsentRequired: false })).toBe('declined');
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
    const stored = writeChoice('accepted');
    expect(readChoice(stored)).toBe('accepted');
    expect(readChoice(stored.replace(/"version":\d+/, '"version":0'))).toBeUndefined();
    expect(readChoice(stored.replace('accepted', 'maybe'))).toBeUndefined();
  });
});
