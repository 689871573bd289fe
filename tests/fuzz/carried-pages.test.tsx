import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CarriedFields, Link } from '@/components/ui';
import { inHyphens } from '@/core/values/in-hyphens';
import { jsonInHtml } from '@/core/values/json-in-html';
import { filledBody, filledGzip, fillPage, toFillable } from '@/edge/carried-page';
import { OwnKeys } from '@/hooks/use-address';
import { cutPage } from '@/services/server/carried/cut-page';
import { slotFiller } from '@/services/server/carried/fill-slot';
import { askForMark, markOf, shownAddress } from '@/services/server/carried/shown-address';
import { markKeepable } from '@/services/server/keepable';
import { keepQuery } from '@/services/server/page-query';
import { readPairs } from '@/services/server/reading';
import { RUNS } from './runs';

/** Keys that pages read, that name choices, that end where they are, and that objects have by themselves. */
const KEYS = [
  ...['category', 'page', 'q', 'color', 'COLOR', 'us size', 'id', 'sort', 'previewed', 'columns'],
  ...[
    'utm_source',
    'gclid',
    'fbclid',
    'ref',
    '5',
    '0',
    '-1',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    '"><script>alert(1)</script>',
    "'onload='",
    '{"query":{',
    '","buildId":"',
    '</script>',
    '&amp;',
  ],
  ...['carried-', 'nxtPid', '_rsc', 'größe', '日本', '😀', '\u2028', '\0', '\n', ' ', '+', '%', ''],
];
const RAW = [
  '%',
  '%zz',
  '%e9',
  '%E0%A4%A',
  '&',
  '&&',
  '=',
  '==',
  '?',
  '#'.repeat(0),
  '%00',
  '+',
  ';',
];

const text = oneof(constantFrom(...KEYS), string({ unit: 'binary', maxLength: 12 }));
/** A lone half of a character is none: no address can hold it. */
const encoded = (part: string): string => encodeURIComponent(Buffer.from(part).toString());
const pair = tuple(text, text).map(([key, value]) => `${encoded(key)}=${encoded(value)}`);
const long = string({ minLength: 1900, maxLength: 2100, unit: 'grapheme-ascii' }).map(
  (value) => `long=${encoded(value)}`,
);
const part = oneof(
  { weight: 12, arbitrary: pair },
  { weight: 3, arbitrary: constantFrom(...RAW) },
  { weight: 1, arbitrary: long },
);
const parts = array(part, { maxLength: 8 });
const queries = parts.map((all) => all.join('&'));

const CHOICES = { color: ['navy', 'red'], 'us-size': ['s', 'm'] };
const PAGES = [
  { path: '/', params: {}, keys: [], choices: {} },
  { path: '/shop', params: {}, keys: ['category', 'page', 'q', 'sort'], choices: {} },
  { path: '/product/tee', params: { id: 'tee' }, keys: [], choices: CHOICES },
  { path: '/embed/page/about', params: { slug: 'about' }, keys: ['previewed', 'q'], choices: {} },
] as const;

const LINKS = [
  ...[
    '/',
    '/about',
    '/shop?category=Hoodies&sort=price-asc',
    '/shop?',
    '/cart#total',
    '/shop?page=2#top',
  ],
  ...['/product/tee?color=red', '/about?ref=own&utm_source=nav', '/about?%22=%27&a%20b=1', '#here'],
  ...['https://else.example/?ref=a', '//else.example', '/about?constructor=1&__proto__=2'],
];

/** What an admin may have written: the marks of a page are unknown to it. */
const WRITTEN = `carried- ?carried-=" {"carried-":""} <input type="hidden" name="carried-" value=""/>`;

/** The parts of a page that hold its address, together with what a document writes. */
function documentOf(asPath: string, query: object, ownKeys: readonly string[]): string {
  const router = { asPath, pathname: '/', query: {} } as NextRouter;
  const shown: ReactNode = (
    <RouterContext value={router}>
      <OwnKeys value={ownKeys}>
        <p title={WRITTEN}>{WRITTEN}</p>
        {LINKS.map((href) => (
          <Link key={href} href={href}>
            {href}
          </Link>
        ))}
        <form action="/shop">
          <CarriedFields />
        </form>
        <p>{'A text that is long enough to be compressed by itself. '.repeat(90)}</p>
        <Link href="/last">Last</Link>
      </OwnKeys>
    </RouterContext>
  );
  const data = jsonInHtml(JSON.stringify({ props: { WRITTEN }, page: '/', query, buildId: 'b' }));
  return `<!DOCTYPE html>${renderToString(shown)}<script id="__NEXT_DATA__">${data}</script>`;
}

function render(page: (typeof PAGES)[number], query: string, isMarked: boolean) {
  const url = query ? `${page.path}?${query}` : page.path;
  const request = { url } as IncomingMessage;
  const response = {} as ServerResponse;
  const { keys, choices, params } = page;
  keepQuery(request);
  markKeepable(response, { reading: { keys, choices, isWhole: false }, params });
  if (isMarked) askForMark(request);
  const shown = shownAddress({ req: request, res: response, path: page.path, params });
  const html = documentOf(shown.address, shown.query, Object.keys(choices));
  return { url, html, mark: markOf(request) ?? '' };
}

it('a page that was made for one visitor and filled in for another is the page of the other [S2.1050] [S2.1051]', () => {
  assert(
    property(constantFrom(...PAGES), queries, parts, (page, first, second) => {
      const context = { ownKeys: Object.keys(page.choices), params: page.params };
      const made = render(page, first, true);
      const cut = cutPage(made.html, made.mark);
      if (!cut) throw new Error('The page could not be cut.');
      expect(cut.texts.join('')).not.toContain(made.mark);
      const own = fillPage(cut, made.url, context);
      expect(own.body.toString()).toBe(render(page, first, false).html);
      const fillable = toFillable(gzipSync(own.body), own.filled);
      const { url, html } = render(page, beside(page, first, second), false);
      const write = slotFiller(url, context);
      expect(filledBody(fillable, write).toString()).toBe(html);
      // From the second time on that keys are as long as others, it is put together of what was compressed before.
      for (const _time of [1, 2, 3]) {
        expect(gunzipSync(filledGzip(fillable, write)).toString()).toBe(html);
      }
      const alike = render(page, beside(page, first, second.map(mirrored)), false);
      const writeAlike = slotFiller(alike.url, context);
      expect(gunzipSync(filledGzip(fillable, writeAlike)).toString()).toBe(alike.html);
    }),
    { numRuns: RUNS },
  );
});

/** A part of a query that is as long, with another value. */
const mirrored = (one: string): string =>
  one.replace(/(?<=^\w+=)[a-z]+$/, (value) => [...value].toReversed().join(''));

/** A query of which a page is made as of the first one, with what else the second one says. */
function beside({ keys, choices }: (typeof PAGES)[number], first: string, second: string[]) {
  const read: readonly string[] = keys;
  const says = (query: string) =>
    [...new URLSearchParams(query).keys()].some(
      (key) => read.includes(key) || Object.hasOwn(choices, inHyphens(key)),
    );
  const made = new URLSearchParams(readPairs({ keys, choices, isWhole: false }, first)).toString();
  return [made, ...second.filter((one) => !says(one))].filter(Boolean).join('&');
}

it('links of one stretch that lack different keys of the same length stay each as it is [S2.1050]', () => {
  const long = 'A text that is long enough to be compressed by itself. '.repeat(90);
  const mark = 'carried-0';
  const html = `${long}<a href="/sale?utm_source=web&amp;${mark}=">Sale</a><a href="/new?utm_medium=foot&amp;${mark}=">New</a>${long}`;
  const cut = cutPage(html, mark);
  if (!cut) throw new Error('The page could not be cut.');
  const context = { ownKeys: [], params: {} };
  const own = fillPage(cut, '/x', context);
  const fillable = toFillable(gzipSync(own.body), own.filled);
  const write = slotFiller('/x?utm_source=abc&utm_medium=xyz', context);
  for (const _time of [1, 2, 3]) {
    const text = gunzipSync(filledGzip(fillable, write)).toString();
    expect(text).toContain('href="/sale?utm_source=web&amp;utm_medium=xyz"');
    expect(text).toContain('href="/new?utm_medium=foot&amp;utm_source=abc"');
  }
});
