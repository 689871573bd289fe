import { describe, expect, it } from 'vitest';
import { ORDER_STATES, type OrderState } from '@/core/model/order';
import { isToBeSent, isUnpaid, mayMoveTo } from '@/core/model/order-machine';

const followersOf = (state: OrderState) => ORDER_STATES.filter((next) => mayMoveTo(state, next));

describe('the states of an order [S4.360]', () => {
  it.each<[OrderState, OrderState[]]>([
    ['created', ['pending', 'paid', 'cancelled']],
    ['pending', ['paid', 'cancelled']],
    ['paid', ['in-production', 'fulfilled', 'cancelled', 'refunded']],
    ['in-production', ['fulfilled', 'cancelled', 'refunded']],
    ['fulfilled', ['delivered', 'refunded']],
    ['delivered', ['refunded']],
    ['cancelled', ['paid', 'refunded']],
    ['refunded', []],
  ])('after %s there may be %s', (state, next) => {
    expect(followersOf(state)).toEqual(next);
  });

  it('say what waits for money, and what is to be sent', () => {
    expect(ORDER_STATES.filter(isUnpaid)).toEqual(['created', 'pending']);
    expect(ORDER_STATES.filter(isToBeSent)).toEqual(['paid', 'in-production']);
  });
});
