import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonInHtml } from '@/core/values/json-in-html';
import { pageDataText } from '@/services/server/page-data';

const LONG = 'x'.repeat(70_000);

describe('the data of a page', () => {
  it('is written by bytes as it is by signs, however long it is [S7.1707]', () => {
    const isSame = (text: string) => {
      const json = JSON.stringify({ text, long: LONG });
      expect(pageDataText(json)).toBe(jsonInHtml(json));
    };
    for (const text of ['</script>&amp;<p>é😀', '\u2028<', '']) isSame(text);
    assert(property(string({ unit: 'grapheme' }), isSame), { numRuns: 50 });
    expect(pageDataText('"<"')).toBe('"\\u003c"');
  });
});
