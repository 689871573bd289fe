import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { steadyHeight } from '@/components/embed/steady-height';
import type { CartLine } from '@/core/model/cart';
import { savedSettingsSchema } from '@/core/model/saved-design.schema';
import { carryQuery } from '@/core/rules/address/carry-query';
import { readEmbeddedListing } from '@/core/rules/address/embed-address';
import { hostOrigin } from '@/core/rules/embed/embed-messages';
import { linesBeyond, quantitiesOf } from '@/core/rules/persisted/brought-cart';
import { contentSecurityPolicy, frameOptions } from '@/core/rules/security/content-security-policy';
import { takeFromEmbed } from '@/store/persistence/brought-carts';

const query = (address: string) => {
  const keys = new URLSearchParams(address);
  return (key: string) => keys.get(key) ?? undefined;
};

const ancestors = (embedSites: string[]) =>
  contentSecurityPolicy({ kind: 'embed', scripts: [], embedSites }).split('frame-ancestors ')[1];

function line(id: string, quantity: number): CartLine {
  const texts = { brand: '', category: '', description: '', tag: '', template: '' };
  const times = { createdAt: '', updatedAt: '' };
  return { product: { id, name: id, price: 1, image: [], ...texts, ...times }, quantity };
}

describe('the options of an embed', () => {
  it.each([
    ['', { category: 'All Products', sort: 'newest', count: 8, columns: undefined }],
    ['count=0&columns=-3', { count: 1, columns: 1 }],
    ['count=1e9&columns=99', { count: 48, columns: 6 }],
    ['count=2.9&columns=Infinity', { count: 2, columns: 6 }],
    ['count=x&columns=&sort=best&category=%20', { count: 8, columns: undefined, sort: 'newest' }],
    ['sort=price-asc&category=Hoodies', { sort: 'price-asc', category: 'Hoodies' }],
  ])('of "%s" are brought into bounds [S2.705]', (address, options) => {
    expect(readEmbeddedListing(query(address))).toMatchObject(options);
  });

  it('stay behind when a link leads to the shop, the rest of the query does not [S2.703]', () => {
    const here =
      '/embed/products?category=Hoodies&sort=newest&count=2&columns=2&utm=a&cart_from=b#from=c';
    expect(carryQuery('/cart', here)).toBe('/cart?utm=a');
  });
});

describe('who may frame what', () => {
  it('any site where the shop names none, else itself and those it names [S9.701]', () => {
    expect(ancestors([])).toBe('*');
    expect(ancestors(['blog.example', 'https://*.partner.example/', 'http://localhost:8080'])).toBe(
      "'self' blog.example https://*.partner.example http://localhost:8080",
    );
    expect(ancestors(["'unsafe'; script-src *"])).toBe("'self'");
  });

  it('no page but embeds and payment pages, for old browsers too [S9.701]', () => {
    for (const kind of ['shop', 'apart', 'bare'] as const) {
      const policy = contentSecurityPolicy({ kind, scripts: [] });
      expect(policy).toContain("frame-ancestors 'none'");
      expect(frameOptions(policy)).toBe('DENY');
    }
    const embed = contentSecurityPolicy({ kind: 'embed', scripts: [], embedSites: ['a.example'] });
    expect(frameOptions(embed)).toBeNull();
  });

  it.each([
    'blog.example',
    'https://blog.example',
    '*.blog.example',
    'HTTPS://Blog.example:8443/',
    'localhost:3000',
  ])('%s may be set as a site that embeds [S3.706]', (site) => {
    expect(savedSettingsSchema.parse({ embedSites: [site] }).embedSites).toEqual([
      site.toLowerCase(),
    ]);
  });

  it.each([
    '*',
    '*.example',
    'https://',
    'a b',
    'ftp://a.example',
    'a.example/path',
    'a.example:0',
    "'self'",
    'a.example;',
    '',
  ])('"%s" is refused with an example of what may be set [S3.706]', (site) => {
    const { error } = savedSettingsSchema.safeParse({ embedSites: [site] });
    expect(error?.issues[0]?.message).toContain('such as blog.example');
    expect(error?.issues[0]?.path).toEqual(['embedSites', 0]);
  });
});

describe('a cart that an embed hands over', () => {
  it('counts once, however often it is brought, and what is new is added [S2.711]', () => {
    const name = 'a'.repeat(32);
    expect(takeFromEmbed(name, [line('a', 2)])).toEqual([line('a', 2)]);
    expect(takeFromEmbed(name, [line('a', 2)])).toEqual([]);
    expect(takeFromEmbed(name, [line('a', 3), line('b', 1)])).toEqual([line('a', 1), line('b', 1)]);
    // An older link of the same cart brings nothing, and takes nothing back.
    expect(takeFromEmbed(name, [line('a', 2)])).toEqual([]);
    expect(takeFromEmbed(name, [line('a', 3)])).toEqual([]);
    expect(takeFromEmbed('b'.repeat(32), [line('a', 1)])).toEqual([line('a', 1)]);
  });

  it('keeps what was added since [S2.711]', () => {
    const handed = quantitiesOf([line('a', 2)]);
    expect(linesBeyond([line('a', 3), line('b', 1)], handed)).toEqual([line('a', 1), line('b', 1)]);
  });
});

describe('what an embed says', () => {
  it.each([
    ['#from=https%3A%2F%2Fblog.example', 'https://blog.example'],
    ['#from=http://blog.example:8080/path', 'http://blog.example:8080'],
    ['#from=null', null],
    ['#from=javascript:alert(1)', null],
    ['#from=*', null],
    ['', null],
  ])('goes to the page that the fragment %s names and nowhere else [S2.710]', (hash, origin) => {
    expect(hostOrigin(hash)).toBe(origin);
  });
});

describe('the height of a frame', () => {
  /** An embed in a page that makes its frame as high as it is told, 10 ms later. */
  function embedOf(heightIn: (frame: number) => number) {
    const steady = steadyHeight();
    const embed = { frame: 0, scrolls: false };
    let now = 1000;
    let resizedAt = 0;
    let askAt = Number.POSITIVE_INFINITY;
    const see = () => {
      askAt = Number.POSITIVE_INFINITY;
      const height = heightIn(embed.frame);
      if (height === embed.frame) return;
      const said = steady.see({ height, width: 400, now, resizedAt });
      embed.scrolls = said === 'scrolls';
      if (said === 'waits') askAt = now + 300;
      if (said !== 'follows') return;
      now += 10;
      resizedAt = now;
      embed.frame = height;
      see();
    };
    const pass = (ms: number) => {
      const end = now + ms;
      while (askAt <= end) {
        now = askAt;
        see();
      }
      now = Math.max(now, end);
      see();
    };
    return Object.assign(embed, { pass, forgive: steady.forgive });
  }

  it('does not follow content that grows with it for long, until something else happens [S2.708]', () => {
    let more = 1;
    const embed = embedOf((frame) => frame + more);
    embed.pass(0);
    embed.pass(1000);
    expect(embed.scrolls).toBe(true);
    expect(embed.frame).toBeLessThan(15);

    const before = embed.frame;
    embed.forgive();
    embed.pass(0);
    embed.pass(740);
    expect(embed.scrolls).toBe(true);
    expect(embed.frame).toBeGreaterThan(before);
    // The bar that it scrolls by takes room, which is no reason to begin anew.
    more = 2;
    embed.pass(1);
    expect(embed.scrolls).toBe(true);
  });

  it('does not grow without end by content that changes by itself besides [S2.708]', () => {
    let more = 60;
    const embed = embedOf((frame) => frame + more);
    for (let tick = 0; tick < 30; tick += 1) {
      embed.pass(5000);
      more = 60 + (tick % 2);
    }
    const before = embed.frame;
    for (let tick = 0; tick < 30; tick += 1) {
      embed.pass(5000);
      more = 60 + (tick % 2);
    }
    expect(embed.frame).toBe(before);
  });

  it.each([
    ['unfolds', 25, 16],
    ['ends just when its frame is held', 9, 16],
    ['grows by and by', 12, 100],
  ])('follows content that %s to its end [S2.708]', (_, steps, ms) => {
    let height = 200;
    const embed = embedOf(() => height);
    embed.pass(1000);
    for (let step = 0; step < steps; step += 1) {
      height += 20;
      embed.pass(ms);
    }
    embed.pass(1000);
    expect(embed.frame).toBe(height);
    height += 540;
    embed.pass(2000);
    expect(embed.frame).toBe(height);
  });
});

it('the script that embeds is one file of less than 3 KB [S2.713]', () => {
  expect(statSync('public/embed.js').size).toBeLessThan(3072);
});
