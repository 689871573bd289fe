import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentName, inPlaceOf } from '@/core/rules/design/content-name';
import { jsonInHtml } from '@/core/values/json-in-html';
import { pageDataText } from '@/services/server/page-data';

const LONG = 'x'.repeat(70_000);

describe('the data of a page', () => {
  it('is written by bytes as it is by signs, however long it is [S7.1707]', () => {
    const isSame = (text: string) => {
      const data = { text, long: LONG };
      expect(pageDataText(data, '')).toBe(jsonInHtml(JSON.stringify(data)));
    };
    for (const text of ['</script>&amp;<p>é😀', '\u2028<', '']) isSame(text);
    assert(property(string({ unit: 'grapheme' }), isSame), { numRuns: 50 });
    expect(pageDataText(['<'], '')).toBe('["\\u003c"]');
  });

  it('names a long content that its markup has, and holds all others [S7.1915]', () => {
    const [shown, other] = ['<p>Shown</p>', '<p>Left out</p>'].map((text) => text.repeat(500));
    const data = { blocks: [shown, other, '<p>Shown</p>', ''].map((content) => ({ content })) };
    const markup = `<div data-content="${contentName(shown ?? '')}">${shown}</div>`;
    const { blocks } = JSON.parse(pageDataText(data, markup));
    expect(blocks).toEqual([
      { content: inPlaceOf(contentName(shown ?? '') ?? '') },
      { content: other },
      { content: '<p>Shown</p>' },
      { content: '' },
    ]);
  });
});
