import { describe, expect, it } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { forwarded, isTrusted, type TrustedProxies } from '@/backend/base/trusted-proxies';
import { isAnybody, isDisbelieved } from '@/backend/http/client-address';
import { requestIdOf } from '@/backend/http/request-context';

const proxiesOf = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).trustedProxies;

const seenBy = (proxies: TrustedProxies, address: string | undefined, seen: string) =>
  forwarded({ address, header: () => seen }, 'x-forwarded-for', proxies);

describe('trusted proxies', () => {
  it('by number stand on this machine or in a private network, and nowhere else [S7.815]', () => {
    const one = proxiesOf('1');
    for (const peer of [
      '127.0.0.1',
      '::1',
      '::ffff:10.0.0.1',
      '172.16.3.4',
      'fd00::1',
      'fe80::1%eth0',
    ]) {
      expect(seenBy(one, peer, '6.6.6.6, 198.51.100.9'), peer).toBe('198.51.100.9');
    }
    for (const peer of ['8.8.8.8', '::ffff:8.8.8.8', '2600::1', '']) {
      expect(seenBy(one, peer, '198.51.100.9'), peer).toBeUndefined();
    }
    expect(seenBy(proxiesOf('0'), '127.0.0.1', '198.51.100.9')).toBeUndefined();
  });

  it('by address are those, and what stands before them is what strangers say [S7.815]', () => {
    const listed = proxiesOf('8.8.8.8, 10.1.0.0/16, 2600::/32');
    expect(seenBy(listed, '8.8.8.8', '6.6.6.6, 198.51.100.9')).toBe('198.51.100.9');
    expect(seenBy(listed, '2600::7', '6.6.6.6, 198.51.100.9, 10.1.2.3')).toBe('198.51.100.9');
    expect(seenBy(listed, '10.1.2.3', '10.1.0.9')).toBe('10.1.0.9');
    for (const peer of ['10.2.0.1', '127.0.0.1', '8.8.4.4', '2601::1']) {
      expect(seenBy(listed, peer, '198.51.100.9'), peer).toBeUndefined();
    }
  });

  it.each([
    '11',
    '-1',
    '1.2.3',
    '10.0.0.0/33',
    '::/129',
    'proxy.example',
    '10.0.0.1 10.0.0.2',
    '1,x',
  ])('cannot be %s', (text) =>
    expect(() => proxiesOf(text)).toThrow(/TRUSTED_PROXIES: must be a number/),
  );

  it('are none where the list is empty of names', () => {
    expect(isTrusted({ address: '10.0.0.1' }, proxiesOf(','))).toBe(false);
  });
});

describe('a peer', () => {
  const peerAt = (address: string | undefined, seen?: string) => ({ address, header: () => seen });

  it.each([
    ['a listed storefront', '8.8.8.8', undefined, '8.8.8.8', true],
    ['a listed proxy that names a client', '8.8.8.8', '9.9.9.9', '8.8.8.8', false],
    ['a trusted proxy that names a client', '10.0.0.1', '9.9.9.9', '1', false],
    ['a proxy that nobody told of', '10.0.0.1', '9.9.9.9', '0', true],
    ['this machine', '::ffff:127.0.0.1', undefined, '0', true],
    [
      'a listed proxy that names a listed storefront',
      '8.8.8.8',
      '9.9.9.9',
      '8.8.8.8,9.9.9.9',
      true,
    ],
    ['a listed proxy that names a liar', '8.8.8.8', '9.9.9.9, 7.7.7.7', '8.8.8.8,9.9.9.9', false],
    ['somebody of a network behind a proxy', '10.0.0.1', '10.0.0.9', '1', false],
    ['a stranger', '9.9.9.9', undefined, '1', false],
    ['a stranger who names others', '9.9.9.9', '10.0.0.1', '1', false],
    ['one whose connection is closed', '', undefined, '1', false],
  ])('that is %s may be anybody or not [S7.806]', (_, address, seen, proxies, expected) => {
    expect(isAnybody(peerAt(address, seen), proxiesOf(proxies))).toBe(expected);
  });

  it('that names clients is believed where it is trusted alone [S7.815]', () => {
    expect(isDisbelieved(peerAt('8.8.8.8', '9.9.9.9'), proxiesOf('1'))).toBe(true);
    expect(isDisbelieved(peerAt('10.0.0.1', '9.9.9.9'), proxiesOf('0'))).toBe(true);
    expect(isDisbelieved(peerAt('8.8.8.8', '9.9.9.9'), proxiesOf('8.8.8.8'))).toBe(false);
    expect(isDisbelieved(peerAt('8.8.8.8'), proxiesOf('1'))).toBe(false);
    expect(isDisbelieved(peerAt(undefined, '9.9.9.9'), proxiesOf('0'))).toBe(false);
  });
});

describe('the id of a request', () => {
  const idOf = (address: string | undefined, input: string, proxies: TrustedProxies = 1) =>
    requestIdOf({ address, header: () => input }, proxies);

  it('is a trusted proxy’s own where it is sound, and else a new one [S7.810]', () => {
    expect(idOf('127.0.0.1', 'edge-7:a.b')).toBe('edge-7:a.b');
    for (const wrong of ['', 'two words', 'x'.repeat(65), 'a\nb', 'é', '{"a":1}']) {
      expect(idOf('127.0.0.1', wrong)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('is not a stranger’s to say [S7.810]', () => {
    for (const sent of [idOf('8.8.8.8', 'mine'), idOf('127.0.0.1', 'mine', 0)]) {
      expect(sent).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
