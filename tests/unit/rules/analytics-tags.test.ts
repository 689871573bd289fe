import { describe, expect, it } from 'vitest';
import { hasTags, tagConnections, tagScripts, tagsOf } from '@/core/model/analytics-tags';
import { conversionTargets } from '@/core/rules/measuring/conversion-targets';
import { contentSecurityPolicy } from '@/core/rules/security/content-security-policy';

type Measuring = Parameters<typeof tagsOf>[0];

const NOTHING: Measuring = { tagManagerId: '', analyticsIds: [], adsIds: [], recordingId: '' };
const tags = (some: Partial<Measuring>) => tagsOf({ ...NOTHING, ...some });

const HOSTILE = [
  ...['GTM-ABC1234"', 'GTM-ABC 1234', 'gtm-abc1234', 'GTM-ABC1234;script-src *', '../gtm', 'G-'],
  ...['G-ABC1234567&l=x', "'unsafe-inline'", '*', 'AW-1 https://evil.example', 'AW-123456789/x'],
  ...['abcdefghij/../../evil', 'abc defghij', 'https://evil.example', '<script>', 'G-ÀBCDEFG'],
];

describe('what a shop measures visits with', () => {
  it('takes a container, site tags for all ids, each once, and a recording [S7.731]', () => {
    const set = tags({
      tagManagerId: 'GTM-ABC1234',
      analyticsIds: ['G-ABC1234567', 'G-ABC1234567'],
      adsIds: ['AW-123456789'],
      recordingId: 'abcdefghij',
    });
    expect(set).toEqual({
      container: 'GTM-ABC1234',
      site: ['G-ABC1234567', 'AW-123456789'],
      recording: 'abcdefghij',
    });
    expect(tags({ tagManagerId: 'GT-ABC1234' })).toMatchObject({
      container: '',
      site: ['GT-ABC1234'],
    });
  });

  it.each(HOSTILE)('makes nothing of what is no id: %s [S7.740]', (id) => {
    const set = tags({ tagManagerId: id, analyticsIds: [id], adsIds: [id], recordingId: id });
    expect(hasTags(set)).toBe(false);
    expect(tagScripts(set)).toEqual([]);
    expect(tagConnections(set)).toEqual([]);
  });

  it('names in a policy exactly what the ids take [S2.736]', () => {
    const google = 'https://www.googletagmanager.com';
    const site = [`${google}/gtag/js`, `${google}/gtag/destination`];
    expect(tagScripts(tags({ analyticsIds: ['G-ABC1234567'] }))).toEqual(site);
    expect(tagScripts(tags({ tagManagerId: 'GTM-ABC1234' }))).toEqual([
      `${google}/gtm.js`,
      ...site,
    ]);
    const ads = tagScripts(tags({ adsIds: ['AW-123456789'] }));
    expect(ads).toEqual([
      ...site,
      'https://www.googleadservices.com/pagead/conversion_async.js',
      'https://www.googleadservices.com/pagead/conversion/123456789/',
      'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123456789/',
      'https://www.google.com/pagead/conversion/123456789/',
      'https://www.google.com/pagead/viewthroughconversion/123456789/',
    ]);
    const two = tagScripts(tags({ adsIds: ['AW-123456789', 'AW-987654321'] }));
    expect(two.filter((source) => /pagead/.test(source) && !/\d{9}\/$/.test(source))).toHaveLength(
      1,
    );
    expect(two.filter((source) => source.endsWith('/987654321/'))).toHaveLength(4);
    const recording = tagScripts(tags({ recordingId: 'abcdefghij' }));
    expect(recording[0]).toBe('https://www.clarity.ms/tag/abcdefghij');
    const allowed = [...ads, ...recording];
    const policy = contentSecurityPolicy({ kind: 'shop', scripts: [], tags: allowed });
    const scripts = policy.split('; ').find((one) => one.startsWith('script-src'));
    expect(scripts?.split(' ')).toEqual(expect.arrayContaining(allowed));
  });

  it('opens a page that is apart for what is counted there, and for nobody else [S2.736]', () => {
    const set = tags({ analyticsIds: ['G-ABC1234567'] });
    const connections = tagConnections(set);
    const policy = contentSecurityPolicy({
      kind: 'apart',
      scripts: [],
      tags: tagScripts(set),
      connections,
    });
    const calls = policy.split('; ').find((one) => one.startsWith('connect-src'));
    expect(calls?.split(' ')).toEqual(['connect-src', "'self'", ...connections]);
  });
});

describe('what a paid order is counted by', () => {
  const adsIds = ['AW-123456789', 'AW-987654321'];

  it('is each ads id by the label, and what the payment names, once each [S4.733]', () => {
    const conversions = ['AW-123456789/other', 'AW-123456789/label', 'AW-555555555/x', 7, null];
    expect(conversionTargets({ adsIds, conversionLabel: 'label', conversions })).toEqual([
      'AW-123456789/label',
      'AW-987654321/label',
      'AW-123456789/other',
    ]);
  });

  it('is nothing without a label', () => {
    expect(conversionTargets({ adsIds, conversionLabel: '', conversions: [] })).toEqual([]);
  });
});
