import { describe, expect, it } from 'vitest';
import { redirectHost, redirectProtocol } from '@/core/rules/address/redirect';
import { isHostName, isLocalHost, normaliseHost, parentHost } from '@/core/values/host';

describe('the host of a request', () => {
  it.each([
    ['Shop.Example:3000', 'shop.example'],
    ['shop.example.', 'shop.example'],
    [' localhost ', 'localhost'],
    ['127.0.0.1:3000', 'localhost'],
    ['127.1.2.3', 'localhost'],
    ['[::1]:3000', 'localhost'],
    ['::1', 'localhost'],
    ['', 'localhost'],
    [null, 'localhost'],
    [undefined, 'localhost'],
    ['192.168.1.4:80', '192.168.1.4'],
    ['.', '.'],
    ['localhost..', 'localhost..'],
  ])('%j names the shop %s', (header, host) => {
    expect(normaliseHost(header)).toBe(host);
  });

  it.each(['localhost', 'under_score.shop.example', 'xn--bcher-kva.example', '192.168.1.4'])(
    '%s can name a shop',
    (host) => {
      expect(isHostName(host)).toBe(true);
    },
  );

  it.each([
    ...['', '.', '..', '.localhost', 'localhost..', 'user@www.localhost', '"><script>.localhost'],
    ...['a b', 'localhost/..', 'b\u00fccher.example', '[::1', `${'a'.repeat(300)}.localhost`],
  ])('%j names none', (host) => {
    expect(isHostName(host)).toBe(false);
  });

  it('the parent host drops the first label, of names only', () => {
    expect(parentHost('www.shop.example')).toBe('shop.example');
    expect(parentHost('localhost')).toBe('');
    expect(parentHost('10.0.0.1')).toBe('');
  });

  it('localhost and its subdomains are local', () => {
    expect(isLocalHost('jersey.localhost')).toBe(true);
    expect(isLocalHost('notlocalhost')).toBe(false);
  });
});

describe('domain redirect', () => {
  const knowledge = {
    isShop: (host: string) => ['shop.example', 'jersey.localhost', 'co.uk'].includes(host),
    isPublicSuffix: (host: string) => host === 'co.uk',
  };

  it('more than two labels lead to the host without its first label [S4.70]', () => {
    expect(redirectHost('www.shop.example', knowledge)).toBe('shop.example');
    expect(redirectHost('www.jersey.localhost', knowledge)).toBe('jersey.localhost');
  });

  it.each([
    ['shop.example', 'two labels stay'],
    ['10.20.30.40', 'an address stays'],
    ['www.stranger.example', 'no shop, no redirect'],
    ['shop.co.uk', 'nobody leaves the registrable domain'],
  ])('%s: %s', (host) => {
    expect(redirectHost(host, knowledge)).toBeNull();
  });

  it('a host that is a shop of its own stays', () => {
    expect(redirectHost('eu.shop.example', { ...knowledge, isShop: () => true })).toBeNull();
  });

  it('http for localhost, https otherwise [S4.71]', () => {
    expect(redirectProtocol('jersey.localhost')).toBe('http');
    expect(redirectProtocol('localhost')).toBe('http');
    expect(redirectProtocol('shop.example')).toBe('https');
  });
});
