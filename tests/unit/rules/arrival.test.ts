import { expect, it } from 'vitest';
import { arrivalText } from '@/core/rules/orders/arrival';

const ORDERED = { handlingTime: '1-2', transitTime: '1', timeZone: 'America/Los_Angeles' };

it('the days on which an order arrives are named, counted from the day of the shop [S9.1151]', () => {
  // Wednesday evening in Los Angeles, Thursday in UTC.
  const placedAt = new Date('2026-11-26T05:00:00Z');
  expect(arrivalText({ ...ORDERED, placedAt })).toBe('Arrives Fri 27 Nov to Mon 30 Nov');
  expect(arrivalText({ ...ORDERED, placedAt, timeZone: 'UTC' })).toBe(
    'Arrives Mon 30 Nov to Tue 1 Dec',
  );
  expect(arrivalText({ ...ORDERED, placedAt, handlingTime: '1' })).toBe('Arrives Fri 27 Nov');
  expect(arrivalText({ ...ORDERED, placedAt, handlingTime: 'soon' })).toBe('');
});
