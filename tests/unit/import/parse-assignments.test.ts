import { describe, expect, it } from 'vitest';
import { newShopSchema, shopPatchSchema } from '@/backend/domain/shop-admin/shop-fields';
import { parseAssignments } from '@/scripts/lib/parse-assignments';
import { UsageError } from '@/scripts/lib/run-command';

const parse = (...words: string[]) => parseAssignments(shopPatchSchema, words);

describe('field=value words', () => {
  it('become numbers, flags, lists and objects where the field is one', () => {
    expect(
      parse(
        'company=A = B',
        'shipping_cost=4.5',
        'headertemplate=2',
        'settings.hideSellPrice=true',
        'settings.disableReviews=delete',
        'settings.disableUpsale=false',
        'settings.theme.radius=8',
        'settings.theme.accent=#123456',
        'analytics=G-AAAA1, G-AAAA2',
        'banner.title=Spring',
        'prefix=007',
      ),
    ).toEqual({
      company: 'A = B',
      shipping_cost: 4.5,
      headertemplate: 2,
      settings: {
        hideSellPrice: true,
        disableReviews: 'delete',
        disableUpsale: false,
        theme: { radius: 8, accent: '#123456' },
      },
      analytics: ['G-AAAA1', 'G-AAAA2'],
      banner: { title: 'Spring' },
      prefix: '007',
    });
  });

  it('add to a list named again, where commas may belong to an entry', () => {
    expect(parse('arraddress=1 Mill Lane, Leeds', 'arraddress=Paris')).toEqual({
      arraddress: ['1 Mill Lane, Leeds', 'Paris'],
    });
    expect(parse('aliases=a.example', 'aliases=b.example,c.example').aliases).toHaveLength(3);
  });

  it('clear with an empty value', () => {
    expect(parse('company=', 'aliases=', 'banner=', 'arraddress=')).toEqual({
      company: '',
      aliases: [],
      banner: null,
      arraddress: [],
    });
  });

  it('keep what is no number or field as it is, for the schema to refuse', () => {
    const input = parse('shipping_cost=free', 'no.such.field=1', 'settings.hideSellPrice=yes');
    expect(input).toEqual({
      shipping_cost: 'free',
      no: { such: { field: '1' } },
      settings: { hideSellPrice: 'yes' },
    });
    expect(shopPatchSchema.safeParse(input).error?.issues).toHaveLength(3);
  });

  it('take line breaks, and the fields of a new shop', () => {
    const words = ['metadata.globalCSS=a{}\nb{}', 'shipping_cost=1'];
    expect(parseAssignments(newShopSchema, words)).toEqual({
      metadata: { globalCSS: 'a{}\nb{}' },
      shipping_cost: 1,
    });
  });

  it.each(['company', '=x', 'a b=c', '--phone=1'])('refuse the word "%s"', (word) => {
    expect(() => parse(word)).toThrow(UsageError);
  });

  it('reach no prototype', () => {
    const input = parse('__proto__.x=1', 'banner.__proto__.y=2');
    expect(Object.keys(input)).toEqual(['__proto__', 'banner']);
    expect(Object.hasOwn(Object.prototype, 'x') || Object.hasOwn(Object.prototype, 'y')).toBe(
      false,
    );
    expect(shopPatchSchema.safeParse(input).success).toBe(false);
  });
});
