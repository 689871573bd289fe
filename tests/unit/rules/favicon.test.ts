import { expect, it } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { shownFavicon } from '@/core/rules/seo/favicon';

it.each([
  [{ favicon: '/a.png', settings: { favicon: '/b.png' } }, '/a.png'],
  [{ favicon: '', settings: { favicon: '/b.png' } }, '/b.png'],
  [{ favicon: '', settings: { favicon: 7 } }, '/icons/favicon.svg'],
  [{ favicon: '', settings: {} }, '/icons/favicon.svg'],
])('the icon of %j is %s', (init, icon) => {
  expect(shownFavicon(initSchema.parse(init))).toBe(icon);
});
