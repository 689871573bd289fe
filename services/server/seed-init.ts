import { onceEach } from '@/blocks/kit/once-each';
import type { DomainDesignWire } from '@/core/model/design';
import type { InitResponse } from '@/core/model/shop';
import { destinationText } from '@/core/rules/orders/destinations';

/**
 * Strips what only the server needs from init: scripts, the home layout, designed pages, the list of countries, of which
 * pages have the words.
 */
export const seedInit = onceEach((init: InitResponse): InitResponse => {
  const { layout: _layout, designedPages: _pages, design, ...more } = init;
  const { opening: _opening, openingNote: _note, isSanitized: _form, ...rest } = more;
  return {
    ...rest,
    scripts: '',
    settings: shownSettings(init.settings),
    globalCSS: init.globalCSS ?? '',
    metadata: withoutCss(init.metadata),
    ...(design && {
      design: {
        ...withoutIds(design),
        settings: shownSettings(design.settings),
        metadata: withoutCss(design.metadata),
      },
    }),
  };
});

/** Leaves out ids that stand in what the shop opens with. */
function withoutIds({
  analytics: _analytics,
  adsid: _ads,
  gtag: _container,
  conversion_label: _label,
  shipping_cost: _cost,
  transit_time: _transit,
  handing_time: _handling,
  opening: _opening,
  openingNote: _note,
  ...design
}: DomainDesignWire) {
  return design;
}

/** Settings as views read them: countries in words; and no return is free where none is promised. */
function shownSettings(settings: InitResponse['settings']) {
  const { shippingCountries = [], returnDays, ...rest } = settings;
  const shipsTo = destinationText(shippingCountries);
  return {
    ...rest,
    ...(shipsTo && { shipsTo }),
    ...(returnDays === 0 && { disableFreeReturns: true }),
  };
}

const withoutCss = ({ globalCSS: _css, ...metadata }: InitResponse['metadata']) => metadata;
