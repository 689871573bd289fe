import { describe, expect, it } from 'vitest';
import {
  matchingSections,
  SECTIONS,
  SETTINGS,
  settingAt,
} from '@/components/editor/shop/settings/settings';
import { changesOf, problemsOf, valuesOf } from '@/components/editor/shop/settings/values';
import { valueWords } from '@/components/editor/shop/value-words';
import { designSchemas } from '@/core/calls/design.schema';
import { domainDesignSchema } from '@/core/model/design.schema';
import {
  savedAnalyticsFields,
  savedContactFields,
  savedMetadataFields,
  savedOpeningFields,
  savedSettingsFields,
  savedShippingFields,
  savedThemeFields,
} from '@/core/model/saved-design.schema';
import { DEFAULT_THEME } from '@/core/model/theme';
import { rightToSet } from '@/core/rules/design/right-to-set';
import { conflictsOf, differing } from '@/core/values/value-conflicts';
import { designProblem } from '@/services/design-rules';

const designOf = (fields: object = {}) =>
  domainDesignSchema.parse({ settings: {}, metadata: {}, email: '', ...fields });

describe('the settings of a shop', () => {
  it('are all that may be saved of its design, header and footer apart [S3.770]', () => {
    const { theme: _, ...settings } = { ...savedSettingsFields, theme: null };
    const paths = [
      ...Object.keys(savedContactFields),
      ...Object.keys(savedOpeningFields),
      ...Object.keys(savedAnalyticsFields),
      ...Object.keys(savedShippingFields),
      ...Object.keys(savedMetadataFields).map((name) => `metadata.${name}`),
      'metadata.headerTemplate',
      ...Object.keys(settings).map((name) => `settings.${name}`),
      ...Object.keys(savedThemeFields).map((name) => `settings.theme.${name}`),
    ];
    expect(SETTINGS.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  it('have the ids of analytics, one per line, by the rules of the server [S3.731]', () => {
    const ids = { analytics: ['G-ABC1234567'], adsid: [], gtag: '', conversion_label: 'x' };
    const values = valuesOf(designOf(ids), '');
    expect(values).toMatchObject({ analytics: 'G-ABC1234567', adsid: '', gtag: '' });
    expect(changesOf({ adsid: 'AW-123456789\n\n AW-987654321 ', gtag: ' GTM-ABC1234 ' })).toEqual({
      adsid: ['AW-123456789', 'AW-987654321'],
      gtag: 'GTM-ABC1234',
    });
    const wrong = { analytics: 'UA', 'settings.sessionRecording': '<script>' };
    expect(Object.keys(problemsOf(wrong, designProblem))).toEqual(Object.keys(wrong));
    expect(valuesOf(designOf(), '')).not.toHaveProperty('gtag');
  });

  it('show the defaults of what is not set, and nothing that a backend does not have', () => {
    expect(valuesOf(designOf(), 'wool, linen')).toMatchObject({
      'metadata.title': '',
      'metadata.version': '1.0.0',
      'metadata.keywords': 'wool, linen',
      'metadata.headerTemplate': 1,
      'settings.hideSellPrice': false,
      'settings.freeShippingFrom': '0',
      'settings.theme.accent': DEFAULT_THEME.accent,
      'settings.theme.radius': DEFAULT_THEME.radius,
      email: '',
    });
    const { email: __, ...without } = designOf();
    expect(valuesOf(without, '')).not.toHaveProperty('email');
  });

  it('are sent as the server takes them, what is changed alone [S7.772]', () => {
    const base = valuesOf(designOf(), '');
    const changed = {
      ...base,
      arraddress: ' 2 Mill Lane \n\n Salem',
      company: ' Marlow ',
      'metadata.globalCSS': 'p {}\n',
      'settings.freeShippingFrom': '$49,5',
      'settings.disableReviews': 'delete',
      'settings.reviewCategories': ['Hoodies'],
      'settings.theme.accent': '#123456',
    };
    const changes = changesOf(differing(changed, base));
    expect(changes).toEqual({
      arraddress: ['2 Mill Lane', 'Salem'],
      company: 'Marlow',
      metadata: { globalCSS: 'p {}\n' },
      settings: {
        freeShippingFrom: 49.5,
        disableReviews: 'delete',
        reviewCategories: ['Hoodies'],
        theme: { accent: '#123456' },
      },
    });
    const { request } = designSchemas.saveDesign;
    expect(request.safeParse({ domain: 'a.example', ...changes }).success).toBe(true);
    expect(differing(base, valuesOf(designOf(), ''))).toEqual({});
  });

  it.each([
    ['logo', 'javascript:alert(1)', 'Must be an http(s) address or a path such as /shop.'],
    ['email', 'hello', 'Must be an email address.'],
    ['company', 'c'.repeat(201), 'Must have at most 200 characters.'],
    ['arraddress', Array(21).fill('line').join('\n'), 'Must have at most 20 lines.'],
    ['settings.freeShippingFrom', 'ten', 'Must be a number.'],
    ['settings.freeShippingFrom', '1.234', 'Must have at most two decimals.'],
    ['settings.theme.accent', '', 'Must be a color such as #1f4034.'],
    ['metadata.globalCSS', 'x'.repeat(200_001), 'Must have at most 200000 characters.'],
  ])(
    'are refused by the rules and in the words of the server: %s [S5.771]',
    (path, value, words) => {
      expect(problemsOf({ [path]: value }, designProblem)).toEqual({ [path]: words });
    },
  );

  it('are found by their words, and by the server’s paths', () => {
    const result = matchingSections('sale banner').flatMap(({ settings }) => settings);
    expect(result.map(({ path }) => path)).toEqual(['settings.hideSellPrice']);
    expect(matchingSections('look accent')[0]?.id).toBe('look');
    expect(settingAt('arraddress.3')?.path).toBe('arraddress');
    expect(settingAt('settings.theme.accent')?.label).toBe('Accent');
    expect(settingAt('header.0.props')).toBeUndefined();
  });
});

describe('two who set the same shop', () => {
  const base = { company: 'A', phone: '1', 'metadata.title': 'T' };

  it('meet where both have changed a setting in another way [S4.777]', () => {
    const mine = { company: 'Mine', phone: '2' };
    const theirs = { ...base, company: 'Theirs', phone: '2', 'metadata.title': 'Other' };
    expect(conflictsOf({ base, mine, theirs })).toEqual([
      { path: 'company', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(conflictsOf({ base, mine, theirs: { ...base, phone: '3' } })).toHaveLength(1);
    expect(conflictsOf({ base, mine, theirs: base })).toEqual([]);
  });

  it('see the part of a long text that differs', () => {
    const setting = settingAt('metadata.globalCSS');
    const css = `${'p {}\n'.repeat(100)}`;
    const [one, other] = [`${css}a { color: red }`, `${css}a { color: blue }`];
    expect(setting && valueWords(setting, one, other)).toMatch(/^….*color: red \}$/s);
    expect(setting && valueWords(setting, '', one)).toBe('Empty');
  });
});

describe('a section of settings', () => {
  it.each(SECTIONS)('$id is changed by one right as a whole [S6.1914]', ({ settings }) => {
    expect(new Set(settings.map(({ path }) => rightToSet(path))).size).toBe(1);
  });
});
