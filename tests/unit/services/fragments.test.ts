import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type NextRouter, useRouter } from 'next/router';
import { type ComponentType, createElement, Suspense, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Link, Picture } from '@/components/ui';
import { FragmentsContext, fragment } from '@/components/ui/fragment';
import type { InitResponse } from '@/core/model/shop';
import { fragmentsFor } from '@/services/server/fragments';

const MARK = 'carried-0';

interface Page {
  path?: string;
  /** Name of its shop. */
  name?: string;
  mark?: string;
  addModule?: (name: string) => void;
}

/** Renders a view as a page of a shop, with what others have shown of it. */
function render(View: ComponentType, { path = '/', name = 'one', mark, addModule }: Page = {}) {
  const seed = { init: { name } as InitResponse };
  const fragments = fragmentsFor({ seed, address: path, mark, ownKeys: [] });
  const router = { asPath: path, pathname: '/' } as NextRouter;
  const view = createElement('main', null, createElement(View));
  const html = renderToString(
    createElement(
      LoadableContext.Provider,
      { value: addModule ?? null },
      createElement(
        RouterContext,
        { value: router },
        createElement(FragmentsContext, { value: fragments }, view),
      ),
    ),
  );
  return fragments ? fragments.fill(html) : html;
}

let names = 0;

/** A fragment of a view, and how often that was rendered. */
function counted<Props extends object = object>(
  View: ComponentType<Props>,
  factsOf: (props: Props) => readonly unknown[] = () => [],
) {
  const count = { renders: 0 };
  const Counted = (props: Props) => {
    count.renders += 1;
    return createElement(View, props);
  };
  names += 1;
  return { View: fragment(`view ${names}`, Counted, factsOf), count };
}

const Menu = () => {
  const { asPath } = useRouter();
  const isHere = asPath.split('?', 1)[0] === '/about';
  const about = createElement(Link, { href: '/about', 'aria-current': isHere }, 'About');
  return createElement('nav', null, about);
};

it('fragments: a view is rendered once for all pages, which are as if each had rendered it [S2.1460]', () => {
  const { View, count } = counted(() => createElement('p', { title: '"<&>"' }, 'Größe ★'));
  const first = render(View, { path: '/shop' });
  expect(first).toBe('<main><p title="&quot;&lt;&amp;&gt;&quot;">Größe ★</p></main>');
  expect(render(View, { path: '/cart?order=2' })).toBe(first);
  expect(count.renders).toBe(1);
});

it('fragments: a link to the page itself is marked there alone, whichever page came first [S2.1460]', () => {
  for (const paths of [
    ['/about', '/shop', '/about', '/shop'],
    ['/shop', '/about', '/shop', '/about'],
  ]) {
    const { View, count } = counted(Menu);
    for (const path of paths) {
      const isMarked = render(View, { path }).includes('aria-current="true"');
      expect(isMarked, path).toBe(path === '/about');
    }
    expect(count.renders).toBe(2);
  }
});

it('fragments: a link is known whatever characters it has [S2.1460]', () => {
  const path = "/size-guide/women's&more";
  const { View } = counted(() => {
    const isHere = useRouter().asPath === path;
    return createElement(Link, { href: path, 'aria-current': isHere }, 'Sizes');
  });
  const marks = [path, '/shop', path].map((one) =>
    render(View, { path: one }).includes('aria-current="true"'),
  );
  expect(marks).toEqual([true, false, true]);
});

it('fragments: addresses of a listing share one where none of its marks differs [S2.1460]', () => {
  const { View, count } = counted(() => createElement(Link, { href: '/shop' }, 'Shop'));
  for (const query of ['', '?page=2', '?q=tee&sort=price-asc'])
    render(View, { path: `/shop${query}` });
  expect(count.renders).toBe(1);
  render(View, { path: '/shop?category=Hoodies' });
  expect(count.renders).toBe(2);
});

it('fragments: another shop, other facts and what links carry make others [S2.1460]', () => {
  const { View, count } = counted(Menu, () => [{ product: names }]);
  const plain = render(View);
  expect(render(View, { name: 'another' })).toBe(plain);
  expect(count.renders).toBe(2);
  names += 1;
  expect(render(View)).toBe(plain);
  expect(count.renders).toBe(3);
  const marked = { path: `/?${MARK}=`, mark: MARK };
  expect(render(View, marked)).toContain(`href="/about?${MARK}="`);
  expect(render(View, marked)).toContain(`href="/about?${MARK}="`);
  expect(render(View)).toBe(plain);
  expect(count.renders).toBe(4);
});

it('fragments: nothing is saved of a page whose links carry what is one visitor’s [S2.1460]', () => {
  const { View, count } = counted(Menu);
  for (const key of ['gclid=a', 'gclid=b', 'gclid=a', 'undefined=', 'undefined=']) {
    expect(render(View, { path: `/?${key}` })).toContain(`href="/about?${key}"`);
  }
  expect(render(View)).toContain('href="/about"');
  expect(count.renders).toBe(6);
});

it('fragments: their pictures are preloaded and their modules told each time [S2.1460]', () => {
  const modules: string[] = [];
  const { View, count } = counted(() => {
    useContext(LoadableContext)?.('module of the header');
    const source = {
      src: '/api/backend/media/logo-1.webp',
      alt: 'a "logo"',
      width: 40,
      height: 40,
    };
    return createElement('a', null, createElement(Picture, { ...source, isFirst: true }));
  });
  const pages = [1, 2].map(() => render(View, { addModule: (name) => modules.push(name) }));
  expect(pages[0]).toMatch(/^<link rel="preload" as="image"[^>]*logo-1\.webp[^>]*><main>/);
  expect(pages[1]).toBe(pages[0]);
  expect(modules).toEqual(['module of the header', 'module of the header']);
  expect(count.renders).toBe(1);
});

it('fragments: of pictures in an admin’s html none is preloaded, as where it is rendered [S2.1460]', () => {
  const html =
    '<noscript><img src="https://t.example/px?id=1"></noscript><img alt=">" srcset="a.png 1x" src="a.png">';
  const { View, count } = counted(() =>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as a block of html does
    createElement('div', { dangerouslySetInnerHTML: { __html: html } }),
  );
  const pages = [1, 2].map(() => render(View));
  expect(pages).toEqual([`<main><div>${html}</div></main>`, `<main><div>${html}</div></main>`]);
  expect(count.renders).toBe(1);
});

const parts = { areBroken: false };

const Part = () => {
  if (parts.areBroken) throw new Error('Not now.');
  return createElement('p', null, 'There');
};

it('fragments: what failed is tried again by the next page [S2.1460]', () => {
  const { View } = counted(() => createElement(Suspense, { fallback: '…' }, createElement(Part)));
  parts.areBroken = true;
  expect(render(View)).not.toContain('There');
  parts.areBroken = false;
  expect(render(View)).toContain('There');
});

it('fragments: one inside of another is part of it [S2.1460]', () => {
  const inner = counted(() => createElement('b', null, 'inner'));
  const outer = counted(() => createElement('div', null, createElement(inner.View)));
  const pages = [1, 2].map(() => render(outer.View));
  expect(new Set(pages)).toEqual(new Set(['<main><div><b>inner</b></div></main>']));
  expect(inner.count.renders).toBe(1);
});
