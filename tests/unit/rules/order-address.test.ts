import { expect, it } from 'vitest';
import { carryQuery } from '@/core/rules/address/carry-query';
import { accessIn } from '@/core/rules/address/order-address';

it('an address opens an order by its key access [S2.601]', () => {
  expect(accessIn('/case-access?ref=mail&access=a.b-c_d#top')).toBe('a.b-c_d');
  for (const address of ['/case-access', '/case-access?', '/x?accessed=1', '/x#?access=1', '']) {
    expect(accessIn(address)).toBe('');
  }
});

it('links never carry it [S2.601] [S2.10]', () => {
  expect(carryQuery('/faqs', '/case-access?access=a.b&ref=mail')).toBe('/faqs?ref=mail');
  expect(carryQuery('/case-access?access=x', '/order-tracking?access=a.b')).toBe(
    '/case-access?access=x',
  );
});
