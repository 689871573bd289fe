import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '@/core/model/order';
import { mayMoveTo, orderActions, refundable } from '@/core/model/order-machine';

const order = (changes: Partial<Parameters<typeof orderActions>[0]> = {}) => ({
  ...{ state: 'paid' as const, paid: 100, refunded: 0, refundDue: 0 },
  ...changes,
});

describe('what may be done with an order', () => {
  it.each([
    ['created', ['cancel']],
    ['pending', ['cancel']],
    ['paid', ['produce', 'fulfil', 'refund', 'cancel']],
    ['in-production', ['fulfil', 'refund', 'cancel']],
    ['fulfilled', ['deliver', 'refund']],
    ['delivered', ['refund']],
    ['cancelled', ['refund']],
    ['refunded', []],
  ] as const)('while it is %s is %j [S7.343]', (state, actions) => {
    const isUnpaid = state === 'created' || state === 'pending';
    const refunded = state === 'refunded' ? 100 : 0;
    expect(orderActions(order({ state, paid: isUnpaid ? 0 : 100, refunded }))).toEqual(actions);
  });

  it('is no further refund and no cancelling while one is under way [S7.343]', () => {
    expect(orderActions(order({ refundDue: 40 }))).toEqual(['produce', 'fulfil', 'retry-refund']);
    expect(orderActions(order({ refundDue: 100 }))).toEqual(['retry-refund']);
    expect(refundable(order({ refunded: 30, refundDue: 40 }))).toBe(30);
  });

  it('never leads where the machine does not', () => {
    const leads = {
      produce: 'in-production',
      fulfil: 'fulfilled',
      deliver: 'delivered',
      cancel: 'cancelled',
    } as const;
    for (const state of ORDER_STATES) {
      for (const action of orderActions(order({ state }))) {
        if (action === 'refund' || action === 'retry-refund') continue;
        expect(mayMoveTo(state, leads[action]), `${state} ${action}`).toBe(true);
      }
    }
  });
});
