import { describe, expect, it } from 'vitest';
import { choiceKey, choiceValue } from '@/core/rules/choice-address';

describe('a choice in an address', () => {
  it('is lower-case words joined by hyphens [S4.970]', () => {
    expect(choiceKey('US size')).toBe('us-size');
    expect(choiceKey('Color')).toBe('color');
    expect(choiceValue('Forest Green')).toBe('forest-green');
    expect(choiceValue(' 6 / 8 (tall) ')).toBe('6-8-tall');
  });

  it('keeps letters and digits of every script [S4.970]', () => {
    expect(choiceKey('Größe')).toBe('größe');
    expect(choiceValue('深緑 ２')).toBe('深緑-2');
    expect(choiceValue('नीला')).toBe('नीला');
    expect(choiceValue('—')).toBe('');
  });
});
