import { expect, it } from 'vitest';
import { adSchema, bannerSchema, initSchema } from '@/core/model/shop.schema';
import { faviconOf, shownFavicon } from '@/core/rules/seo/favicon';
import { isSafeUrl } from '@/core/values/safe-url';

it.each([
  ...['', '/shop?category=Hoodies#top', 'shop', '#a:b', '?a=b:c', '//cdn.example/a.png'],
  ...['https://shop.example/a:b', 'HTTP://shop.example', 'mailto:a@b.example', 'tel:+15550100'],
])('%j is a safe address', (address) => {
  expect(isSafeUrl(address)).toBe(true);
});

const UNSAFE = [
  ...['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:0'],
  ...['vbscript:x', 'data:text/html,<script>', 'file:///etc/passwd', 'blob:https://x', ':x'],
];

it.each(UNSAFE)('%j is not', (address) => {
  expect(isSafeUrl(address)).toBe(false);
});

it('what a shop opens with leads nowhere unsafe', () => {
  const [address] = UNSAFE;
  expect(bannerSchema.parse({ image: address, buttonLink: address, title: address })).toMatchObject(
    {
      image: '',
      buttonLink: '',
      title: address,
    },
  );
  expect(adSchema.parse({ image: address, link: address })).toMatchObject({ image: '', link: '' });
  expect(initSchema.parse({ logo: address, favicon: address })).toMatchObject({
    logo: '',
    favicon: '',
  });
});

it('the icon is the response\u2019s, else its settings\u2019, else the default one', () => {
  const icon = (init: object) => shownFavicon(initSchema.parse(init));
  expect(icon({ favicon: '/a.svg', settings: { favicon: '/b.svg' } })).toBe('/a.svg');
  expect(icon({ settings: { favicon: '/b.svg' } })).toBe('/b.svg');
  expect(icon({ settings: { favicon: 'javascript:0' } })).toBe('/icons/favicon.svg');
  expect(icon({ settings: { favicon: 5 } })).toBe('/icons/favicon.svg');
  expect(faviconOf(initSchema.parse({}))).toBe('');
});
