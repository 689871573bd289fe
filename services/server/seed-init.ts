import { LRUCache } from 'lru-cache';
import { onceEach } from '@/blocks/kit/once-each';
import { scopeCss } from '@/core/css/scope-css';
import type { DomainDesignWire } from '@/core/model/design';
import type { InitResponse } from '@/core/model/shop';
import { sanitizeLayout } from './layout/sanitize-layout';

/** Strips what only the server needs from init: scripts, the home layout, designed pages; scopes the global CSS. */
export const seedInit = onceEach((init: InitResponse): InitResponse => {
  const { layout: _layout, designedPages: _pages, design, ...more } = init;
  const { opening: _opening, openingNote: _note, ...rest } = more;
  return {
    ...rest,
    settings: withTrueReturns(rest.settings),
    scripts: '',
    globalCSS: globalCssOf(init),
    metadata: withoutCss(init.metadata),
    ...(design && {
      design: {
        ...withoutIds(design),
        metadata: withoutCss(design.metadata),
        footer: sanitizeLayout(design.footer),
      },
    }),
  };
});

/** No return is free where none is promised. */
const withTrueReturns = (settings: InitResponse['settings']) =>
  settings.returnDays === 0 ? { ...settings, disableFreeReturns: true } : settings;

/** Leaves out ids that stand in what the shop opens with. */
function withoutIds({
  analytics: _analytics,
  adsid: _ads,
  gtag: _container,
  conversion_label: _label,
  ...design
}: DomainDesignWire) {
  return design;
}

const withoutCss = ({ globalCSS: _css, ...metadata }: InitResponse['metadata']) => metadata;

const MAX_CHARACTERS = 4 * 1024 * 1024;

/** Scoped style sheets by their texts: a shop's changes rarely, and every page has it. */
const scoped = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (css, text) => css.length + text.length,
});

/** The global CSS of a shop as its pages have it (spec 4: from the response, else from its metadata). */
function globalCssOf({ globalCSS, metadata }: InitResponse): string {
  const text = globalCSS ?? metadata.globalCSS ?? '';
  if (text === '') return '';
  const css = scoped.get(text) ?? scopeCss(text);
  scoped.set(text, css);
  return css;
}
