import { describe, expect, it } from 'vitest';
import { updateShop } from '@/backend/domain/shop-admin';
import { withTestDatabase } from '../database';
import { makeShop, problemsOf, shopRow } from './shop-fixture';

const database = withTestDatabase();
const make = (host: string, rest?: object) => makeShop(database, host, rest);
const rowOf = (host: string) => shopRow(database, host);

describe('a value that is wrong', () => {
  it.each([
    ['template', 'Classic!'],
    ['logo', 'javascript:alert(1)'],
    ['logo', '//evil.example/x.png'],
    ['logo', '/\\evil.example'],
    ['favicon', 'ftp://x.example/f.ico'],
    ['email', 'nobody'],
    ['name', 'n'.repeat(121)],
    ['shipping_cost', -1],
    ['shipping_cost', 4.999],
    ['shipping_cost', 'free'],
    ['transit_time', '5-3'],
    ['handing_time', 'soon'],
    ['prefix', 'has space'],
    ['headertemplate', 3],
    ['gtag', 'UA-1'],
    ['conversion_label', '<script>'],
    ['googleverify', '"><script>'],
    ['banner', { buttonLink: 'data:text/html,x' }, 'banner.buttonLink'],
    ['banner', { video: 'x' }, 'banner.video'],
    ['ads', { image: 'picture.png' }, 'ads.image'],
    ['settings', { hideSellPrice: 'yes' }, 'settings.hideSellPrice'],
    ['settings', { disableReviews: 'remove' }, 'settings.disableReviews'],
    ['settings', { reviewCategories: [''] }, 'settings.reviewCategories.0'],
    ['settings', { theme: { accent: 'red' } }, 'settings.theme.accent'],
    ['settings', { theme: { textFont: 'comic' } }, 'settings.theme.textFont'],
    ['settings', { theme: { radius: 25 } }, 'settings.theme.radius'],
    ['settings', { unknownFlag: true }, 'settings.unknownFlag'],
    ['settings', { sessionRecording: 'a/../b' }, 'settings.sessionRecording'],
    ['metadata', { version: 'x' }, 'metadata.version'],
    ['analytics', ['G-ABC1234567', 'nonsense'], 'analytics.1'],
    ['analytics', ['G-ABC12', 'G-ABC12'], 'analytics'],
    ['adsid', ['G-ABC12'], 'adsid.0'],
    ['aliases', ['two words'], 'aliases.0'],
    ['owner', 'x'],
  ])('%s=%j is refused by its field', async (field, value, named = field) => {
    expect(await problemsOf(updateShop(database.db, 'x.example', { [field]: value }))).toEqual([
      named,
    ]);
  });

  it('is reported together with all others, and nothing changes', async () => {
    await make('wrong.example');
    const before = await rowOf('wrong.example');
    const patch = {
      company: 'Fine',
      email: 'x',
      shipping_cost: -1,
      settings: { theme: { ink: 'x' } },
    };
    const fields = await problemsOf(updateShop(database.db, 'wrong.example', patch));
    expect(fields).toEqual(['email', 'shipping_cost', 'settings.theme.ink']);
    expect(await rowOf('wrong.example')).toEqual(before);
  });
});
