import { describe, expect, it } from 'vitest';
import { addWorkingDays, estimatedDelivery } from '@/core/rules/orders/working-days';

const day = (text: string) => new Date(`${text}T15:20:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);
const THURSDAY = day('2026-03-05');
const SATURDAY = day('2026-03-07');
const times = { handlingTime: '2-4', transitTime: '3-5', timeZone: 'UTC' };

describe('business days', () => {
  it.each([
    [THURSDAY, 0, '2026-03-05'],
    [THURSDAY, 1, '2026-03-06'],
    [THURSDAY, 2, '2026-03-09'],
    [THURSDAY, 7, '2026-03-16'],
    [THURSDAY, -3, '2026-03-02'],
    [THURSDAY, -4, '2026-02-27'],
    [SATURDAY, 0, '2026-03-09'],
    [SATURDAY, 1, '2026-03-09'],
    [SATURDAY, -1, '2026-03-06'],
  ])('from %o on, %i of them', (from, count, expected) => {
    expect(iso(addWorkingDays(from, count))).toBe(expected);
  });

  it('leave the day they are counted from as it is', () => {
    addWorkingDays(THURSDAY, 3);
    expect(iso(THURSDAY)).toBe('2026-03-05');
  });
});

describe('an estimated delivery', () => {
  it('is handling and transit after the order [S9.64]', () => {
    expect(estimatedDelivery({ placedAt: THURSDAY, ...times })).toEqual({
      from: '2026-03-12',
      to: '2026-03-18',
    });
  });

  it('counts the way alone once the order is shipped [S9.64]', () => {
    expect(estimatedDelivery({ placedAt: THURSDAY, shippedAt: SATURDAY, ...times })).toEqual({
      from: '2026-03-11',
      to: '2026-03-13',
    });
  });

  it('takes single days, and nothing it cannot read', () => {
    const single = {
      placedAt: THURSDAY,
      timeZone: 'UTC',
      handlingTime: '1',
      transitTime: ' 2 – 3 ',
    };
    expect(estimatedDelivery(single)).toEqual({ from: '2026-03-10', to: '2026-03-11' });
    expect(estimatedDelivery({ placedAt: THURSDAY, ...times, transitTime: 'soon' })).toBeNull();
  });
});
