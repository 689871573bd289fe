import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { isBlockType } from '@/blocks/kit/block-types';
import { headerSections } from '@/blocks/layout/header-sections';
import { readLayout } from '@/blocks/layout/read-layout';
import { walkLayout } from '@/blocks/layout/walk-layout';
import { fetchPage } from './fetch-page';
import type { ShopName } from './shops';

const SCRIPT = /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi;
const DATA = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s;

const dataSchema = z.object({
  props: z.object({
    pageProps: z.object({
      seed: z.object({
        layout: z.object({ layout: z.unknown() }).optional(),
        init: z.object({
          design: z.object({ header: z.unknown(), footer: z.unknown() }).optional(),
        }),
      }),
    }),
  }),
});

export interface ServedPage {
  html: string;
  /** The scripts that the HTML names, from first to last. */
  scripts: string[];
  /** The block types it is made of, those of a designed header and footer too. */
  blockTypes: string[];
}

/** A page as it is served, before anything of it runs. */
export async function servedPage(shop: ShopName, path: string): Promise<ServedPage> {
  const { text: html } = await fetchPage(shop, path);
  return { html, scripts: scriptsOf(html), blockTypes: blockTypesOf(DATA.exec(html)?.[1] ?? '') };
}

/** The scripts that a page's HTML names, from first to last. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(SCRIPT)].map(([, source = '']) => source);
}

/** What scripts weigh compressed, in bytes. */
export async function weightOf(
  shop: ShopName | (string & {}),
  scripts: readonly string[],
): Promise<number> {
  const answers = await Promise.all(scripts.map((script) => fetchPage(shop, script)));
  return answers.reduce((sum, { text }) => sum + gzipSync(text).length, 0);
}

export async function firstProduct(shop: ShopName): Promise<string> {
  const { text } = await fetchPage(shop, '/shop');
  return /href="(\/product\/[^"]+)"/.exec(text)?.[1] ?? '';
}

function blockTypesOf(data: string): string[] {
  const { seed } = dataSchema.parse(JSON.parse(data)).props.pageProps;
  const { header, footer } = seed.init.design ?? {};
  const nodes = [
    ...readLayout(seed.layout?.layout),
    ...readLayout(footer),
    ...Object.values(headerSections(header)).flat(),
  ];
  const types = Array.from(walkLayout(nodes), ({ type }) => type);
  return [...new Set(types)].filter(isBlockType);
}
