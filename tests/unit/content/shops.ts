import type { InitResponse } from '@/core/model/shop';
import { initSchema } from '@/core/model/shop.schema';
import { GRIDLINE, MARLOW, NORR } from '@/demo/content';
import type { ShopDraft } from '@/demo/content/kit/draft';

/** What a demo shop opens with, as far as texts are filled from it. */
function openingOf(draft: ShopDraft): InitResponse {
  const { host, addressLines, handlingTime, shippingCostMinor, tagline, transitTime } = draft;
  return initSchema.parse({
    ...draft,
    domain: host,
    arraddress: addressLines,
    shipping_cost: shippingCostMinor / 100,
    transit_time: transitTime,
    handing_time: handlingTime,
    metadata: { title: draft.name, description: tagline },
    banner: null,
    ads: null,
    design: {},
  });
}

const opening = (fields: object) =>
  initSchema.parse({ settings: {}, metadata: {}, design: {}, ...fields });

/** The demo shops, one that has set nothing, and some that have set odd things. */
export const SHOPS: readonly (readonly [string, InitResponse])[] = [
  ...[MARLOW, GRIDLINE, NORR].map((draft) => [draft.host, openingOf(draft)] as const),
  ['a bare shop', opening({ domain: 'bare.example' })],
  [
    'one that sends free of charge, and has only address lines',
    opening({
      domain: 'free.example',
      company: 'Free & Sons <Ltd>',
      shipping_cost: 0,
      arraddress: ['Free & Sons <Ltd>', '1 Mill Lane', 'Portland'],
    }),
  ],
  [
    'one with a threshold, trackers and times that are none',
    opening({
      domain: 'odd.example',
      phone: '+1 555 0100',
      template: 'jersey',
      settings: { freeShippingFrom: 75 },
      transit_time: 'soon',
      handing_time: '',
      analytics: ['G-ABC1234567'],
    }),
  ],
  [
    'one that ships to a few countries',
    opening({ domain: 'near.example', settings: { shippingCountries: ['US', 'CA', 'MX'] } }),
  ],
  [
    'one that promises nothing',
    opening({
      ...{ domain: 'new.example', phone: '+1 555 0100', transit_time: '', handing_time: '' },
      settings: { returnDays: 0, supportHours: '' },
    }),
  ],
];
