import { describe, expect, it } from 'vitest';
import { fromClipboard, toClipboard } from '@/components/editor/commands/clipboard';

describe('blocks on the clipboard', () => {
  const blocks = [{ id: 'a', type: 'box', odd: [1], children: [{ type: 'text' }] }];

  it('are taken as they were copied [S4.711]', () => {
    expect(fromClipboard(toClipboard(blocks))).toEqual(blocks);
  });

  it.each([
    ['words', 'Made by hand'],
    ['other JSON', '{"components":[{"type":"text"}]}'],
    ['no list', '{"kind":"hemline/blocks","components":{}}'],
    ['what no layout is', '{"kind":"hemline/blocks","components":[1]}'],
    ['a type that is no text', '{"kind":"hemline/blocks","components":[{"type":1}]}'],
  ])('are not %s', (_, text) => {
    expect(fromClipboard(text)).toBeNull();
  });
});
