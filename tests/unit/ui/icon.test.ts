import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_NAMES } from '@/core/model/icon-names';

it('the sprite has an outline for every icon, and for nothing else', () => {
  const sprite = readFileSync(new URL('../../../public/icons/sprite.svg', import.meta.url), 'utf8');
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="M[^"]+"/g)];
  expect(ids.map(([, id]) => id).sort()).toEqual([...ICON_NAMES].sort());
});
