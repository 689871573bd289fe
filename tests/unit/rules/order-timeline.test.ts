import { describe, expect, it } from 'vitest';
import type { OrderState } from '@/core/model/order';
import { orderTimeline } from '@/core/rules/orders/order-timeline';

const wayOf = (...states: OrderState[]) => {
  const steps = states.map((state, day) => ({ state, at: `2026-03-0${day + 1}T00:00:00.000Z` }));
  return orderTimeline({ status: states.at(-1) ?? 'created', steps }).map(
    ({ state, at, isCurrent }) => `${state}${at ? '' : '?'}${isCurrent ? '!' : ''}`,
  );
};

describe('the way of an order [S2.116]', () => {
  it('goes on to its delivery', () => {
    expect(wayOf('created')).toEqual([
      'created!',
      'paid?',
      'in-production?',
      'fulfilled?',
      'delivered?',
    ]);
    expect(wayOf('created', 'paid', 'in-production', 'fulfilled', 'delivered').at(-1)).toBe(
      'delivered!',
    );
  });

  it('does not go back to what was left out', () => {
    expect(wayOf('created', 'fulfilled')).toEqual(['created', 'fulfilled!', 'delivered?']);
  });

  it('says when what is to come should come [S2.701]', () => {
    const days = { from: '2026-03-09', to: '2026-03-11' };
    const later = { from: '2026-03-12', to: '2026-03-16' };
    const steps = [{ state: 'paid' as const, at: '2026-03-05T00:00:00.000Z' }];
    const way = orderTimeline({
      ...{ status: 'paid', steps, estimatedShipping: days, estimatedDelivery: later },
    });
    expect(way.map(({ state, expected }) => [state, expected])).toEqual([
      ['paid', null],
      ['in-production', null],
      ['fulfilled', days],
      ['delivered', later],
    ]);
  });

  it('says that it waits for its payment only while it does', () => {
    expect(wayOf('created', 'pending')).toEqual([
      ...['created', 'pending!', 'paid?', 'in-production?', 'fulfilled?', 'delivered?'],
    ]);
    expect(wayOf('created', 'pending', 'paid')[1]).toBe('paid!');
  });

  it('ends where the order ended early', () => {
    expect(wayOf('created', 'paid', 'cancelled', 'refunded')).toEqual([
      'created',
      'paid',
      'cancelled',
      'refunded!',
    ]);
  });

  it('of an order without recorded steps shows what is ahead', () => {
    expect(wayOf()).toEqual(['paid?', 'in-production?', 'fulfilled?', 'delivered?']);
  });
});
