import { expect, it } from 'vitest';
import { embedSnippet } from '@/core/rules/embed/embed-snippet';

it('a snippet says what is chosen, and holds a link for browsers without scripts [S2.714]', () => {
  const data = { id: 'a"><script>', category: '' };
  const choice = { kind: 'product', data, path: '/product/a', label: 'Tee & <b>' } as const;
  const page = new DOMParser().parseFromString(
    embedSnippet(choice, 'https://shop.example'),
    'text/html',
  );
  const place = page.querySelector<HTMLElement>('[data-hemline]');
  expect({ ...place?.dataset }).toEqual({
    ...{ hemline: 'product', shop: 'https://shop.example', id: data.id },
  });
  expect(place?.querySelector('a')?.href).toBe('https://shop.example/product/a');
  expect(place?.querySelector('a')?.textContent).toBe('Tee & <b>');
  expect([...page.scripts].map(({ src }) => src)).toEqual(['https://shop.example/embed.js']);
});
