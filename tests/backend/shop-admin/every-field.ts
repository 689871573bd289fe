import { DEFAULT_THEME } from '@/core/model/theme';

/** Every field with a value to set, and the columns it must become. */
export const EVERY_FIELD = {
  name: ['Shop', { name: 'Shop' }],
  template: ['other', { template: 'other' }],
  logo: ['https://cdn.example/logo.svg', { logo: 'https://cdn.example/logo.svg' }],
  favicon: ['/favicon.ico', { favicon: '/favicon.ico' }],
  company: ['Hemline Ltd', { company: 'Hemline Ltd' }],
  founder: ['Ada', { founder: 'Ada' }],
  phone: ['+1 555 0100', { phone: '+1 555 0100' }],
  email: ['help@shop.example', { email: 'help@shop.example' }],
  address: ['1 Mill Lane, Leeds', { address: '1 Mill Lane, Leeds' }],
  arraddress: [['1 Mill Lane, Leeds', 'Paris'], { addressLines: ['1 Mill Lane, Leeds', 'Paris'] }],
  banner: [
    { image: '/b.webp', title: 'Spring', subtitle: 'New', buttonText: 'Shop', buttonLink: '/shop' },
    {
      banner: {
        image: '/b.webp',
        title: 'Spring',
        subtitle: 'New',
        buttonText: 'Shop',
        buttonLink: '/shop',
      },
    },
  ],
  ads: [
    { title: 'T', description: 'D', image: '/a.webp', link: '/shop' },
    { ads: { title: 'T', description: 'D', image: '/a.webp', link: '/shop' } },
  ],
  last_ads: [{ title: 'L' }, { lastAds: { title: 'L', description: '', image: '', link: '' } }],
  shipping_cost: [19.99, { shippingCostMinor: 1999 }],
  transit_time: ['3-5', { transitTime: '3-5' }],
  handing_time: ['1-2', { handlingTime: '1-2' }],
  synonyms: [['hoody = hoodie'], { synonyms: ['hoody = hoodie'] }],
  prefix: ['HEM-', { orderPrefix: 'HEM-' }],
  settings: [
    {
      showCategory: true,
      disableFrequentlyBoughtTogether: true,
      hideSellPrice: true,
      disableUpsale: true,
      disableReviews: 'delete',
      hideTopKeywords: true,
      reviewCategories: ['Hoodies', 'Shirts'],
      showTrustBadges: true,
      realMerchandising: true,
      theme: { accent: '#123abc', radius: 0 },
    },
    {
      settings: {
        showCategory: true,
        disableFrequentlyBoughtTogether: true,
        hideSellPrice: true,
        disableUpsale: true,
        disableReviews: 'delete',
        hideTopKeywords: true,
        reviewCategories: ['Hoodies', 'Shirts'],
        showTrustBadges: true,
        realMerchandising: true,
        theme: { ...DEFAULT_THEME, accent: '#123abc', radius: 0 },
      },
    },
  ],
  headertemplate: [2, { metadata: { headerTemplate: 2 } }],
  metadata: [
    { title: 'T', description: 'D', keywords: 'K', globalCSS: 'p{}', version: '2.0.0' },
    {
      metadata: { title: 'T', description: 'D', keywords: 'K', globalCSS: 'p{}', version: '2.0.0' },
    },
  ],
  analytics: [['G-ABC1234567', 'UA-12345-1'], { analyticsIds: ['G-ABC1234567', 'UA-12345-1'] }],
  adsid: [['AW-123456789'], { adsIds: ['AW-123456789'] }],
  gtag: ['GTM-ABC1234', { tagManagerId: 'GTM-ABC1234' }],
  conversion_label: ['AbC-D_efG', { conversionLabel: 'AbC-D_efG' }],
  googleverify: ['tok_EN-1', { googleVerification: 'tok_EN-1' }],
  keywords: ['hoodies, shirts', { keywords: 'hoodies, shirts' }],
} as const;
