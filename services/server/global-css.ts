import { LRUCache } from 'lru-cache';
import { scopeCss } from '@/core/css/scope-css';
import type { InitResponse } from '@/core/model/shop';

const MAX_CHARACTERS = 4 * 1024 * 1024;

/** Scoped style sheets by their texts: a shop's changes rarely, and every page has it. */
const scoped = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (css, text) => css.length + text.length,
});

/** The global CSS of a shop as its pages have it (spec 4: from the response, else from its metadata). */
export function globalCssOf({ globalCSS, metadata }: InitResponse): string {
  const text = globalCSS ?? metadata.globalCSS ?? '';
  if (text === '') return '';
  const css = scoped.get(text) ?? scopeCss(text);
  scoped.set(text, css);
  return css;
}
