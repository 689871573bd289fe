import type { DomainDesignWire } from '@/core/model/design';
import type { InitResponse } from '@/core/model/shop';
import { deliverLayout } from './layout/deliver-layout';

/**
 * What a shop opens with as its pages bring it along: without what only the server needs. Which scripts
 * run stands in the policy, and the global CSS in the head, scoped; the home page's layout comes with the
 * home page alone, and only this server asks which pages are designed.
 */
export function seedInit(init: InitResponse): InitResponse {
  const { globalCSS: _css, layout: _layout, designedPages: _pages, design, ...rest } = init;
  return {
    ...rest,
    scripts: '',
    metadata: withoutCss(init.metadata),
    ...(design && {
      design: {
        ...withoutIds(design),
        metadata: withoutCss(design.metadata),
        footer: deliverLayout(design.footer),
      },
    }),
  };
}

/** They stand in what the shop opens with. */
function withoutIds({
  analytics: _analytics,
  adsid: _ads,
  gtag: _container,
  conversion_label: _label,
  ...design
}: DomainDesignWire) {
  return design;
}

function withoutCss({ globalCSS: _css, ...metadata }: InitResponse['metadata']) {
  return metadata;
}
