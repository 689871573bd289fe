import { describe, expect, it } from 'vitest';
import { textSnippet, titleSnippet } from '@/core/rules/reviews/review-snippet';

describe('what a card shows of a review', () => {
  it('cuts titles over 25 characters to 25 and marks the cut [S5.10]', () => {
    expect(titleSnippet('a'.repeat(25))).toBe('a'.repeat(25));
    expect(titleSnippet('a'.repeat(26))).toBe(`${'a'.repeat(25)} ...`);
  });

  it('cuts texts over 70 characters to 70 and marks the cut [S5.11]', () => {
    expect(textSnippet('b'.repeat(70))).toBe('b'.repeat(70));
    expect(textSnippet('b'.repeat(71))).toBe(`${'b'.repeat(70)} ...`);
  });

  it('strips what is neither letter, digit nor space [S5.12]', () => {
    expect(titleSnippet('Great!!! 10/10, <b>')).toBe('Great 1010 b');
    expect(textSnippet('It’s “warm” – really.')).toBe('Its warm really');
    expect(titleSnippet(`${'!'.repeat(20)}abcdefgh`)).toBe('abcde ...');
  });

  it('keeps letters and digits of every script, whole [S5.13]', () => {
    expect(titleSnippet('größer, Ø, 日本語, हिन्दी, ٣')).toBe('größer Ø 日本語 हिन्दी ٣');
    const deseret = '\u{10400}'.repeat(26);
    expect(titleSnippet(deseret)).toBe(`${'\u{10400}'.repeat(25)} ...`);
  });

  it('shows nothing of what has neither', () => {
    expect(titleSnippet('!!! 👍')).toBe('');
    expect(textSnippet('')).toBe('');
  });
});
