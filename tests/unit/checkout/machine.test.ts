import { describe, expect, it } from 'vitest';
import type { CheckoutSession, Confirmation } from '@/services/payment';
import {
  type CheckoutPhase,
  checkout,
  checkoutReducer,
  isAtRest,
  isBusy,
} from '@/store/checkout/checkout';

const BEGINNING = checkoutReducer(undefined, { type: '' });
const SESSION = { session_id: 's-1', order_id: 'o-1' } as CheckoutSession;
const CONFIRMATION = { paid: true, order_id: 'o-1' } as Confirmation;

const PHASES = [
  ...(['editing', 'checking', 'repricing', 'stopped', 'opening'] as const),
  ...(['paying', 'leaving', 'confirming', 'paid', 'failed'] as const),
] satisfies CheckoutPhase[];

const opened = { key: 'k-1', failure: '', isHeld: false };

const EVENTS = {
  opened: checkout.opened(opened),
  openedHeld: checkout.opened({ ...opened, isHeld: true }),
  openedFailed: checkout.opened({ ...opened, failure: 'Declined.' }),
  payPressed: checkout.payPressed({}),
  payPressedWrongly: checkout.payPressed({ email: 'Enter your e-mail.' }),
  repriceBegun: checkout.repriceBegun(),
  linesHeld: checkout.linesHeld(),
  payRefused: checkout.payRefused('Enter your payment details.'),
  orderSent: checkout.orderSent(),
  paymentBegun: checkout.paymentBegun(SESSION),
  fieldsRefused: checkout.fieldsRefused({ city: 'No such city.' }),
  linesRefused: checkout.linesRefused('Too few are left.'),
  paymentFailed: checkout.paymentFailed('Declined.'),
  frameLost: checkout.frameLost(),
  frameHeard: checkout.frameHeard(),
  frameOpened: checkout.frameOpened(),
  left: checkout.left(),
  returned: checkout.returned(),
  keyRenewed: checkout.keyRenewed('k-2'),
  fieldMended: checkout.fieldMended('email'),
  linesAccepted: checkout.linesAccepted('[]'),
  confirmationStarted: checkout.confirmationStarted(),
  paid: checkout.paid(CONFIRMATION),
  confirmationFailed: checkout.confirmationFailed('Not paid.'),
};

type Happening = (typeof EVENTS)[keyof typeof EVENTS];
type Following = CheckoutPhase | Partial<Record<CheckoutPhase, CheckoutPhase>>;

const atRest = (phase: CheckoutPhase) => ({
  ...{ editing: phase, stopped: phase, failed: phase },
});
const pressed = (phase: CheckoutPhase) => ({ checking: phase, repricing: phase });

/** The phase that follows an event: whatever was before, or by what was before; where none is named, nothing follows. */
const FOLLOWING: Record<keyof typeof EVENTS, Following> = {
  opened: 'editing',
  openedHeld: 'stopped',
  openedFailed: 'failed',
  payPressed: atRest('checking'),
  payPressedWrongly: atRest('editing'),
  repriceBegun: { checking: 'repricing' },
  linesHeld: pressed('stopped'),
  payRefused: pressed('editing'),
  orderSent: { ...atRest('opening'), ...pressed('opening') },
  paymentBegun: { opening: 'paying' },
  fieldsRefused: { opening: 'editing' },
  linesRefused: { opening: 'stopped' },
  paymentFailed: { opening: 'failed', paying: 'failed' },
  frameLost: { paying: 'editing' },
  frameHeard: {},
  frameOpened: {},
  left: { ...atRest('leaving'), ...pressed('leaving'), opening: 'leaving', paying: 'leaving' },
  returned: { paying: 'editing', leaving: 'editing' },
  keyRenewed: {},
  fieldMended: {},
  linesAccepted: {},
  confirmationStarted: 'confirming',
  paid: { confirming: 'paid' },
  confirmationFailed: { confirming: 'failed' },
};

describe('the steps of a checkout', () => {
  it.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])(
    'by the event %s, from each of them',
    (name) => {
      const followed = PHASES.map((phase) => {
        const { phase: next } = checkoutReducer({ ...BEGINNING, phase }, EVENTS[name]);
        return [phase, next];
      });
      const after = FOLLOWING[name];
      const expected = PHASES.map((phase) => [
        phase,
        typeof after === 'string' ? after : (after[phase] ?? phase),
      ]);
      expect(followed).toEqual(expected);
    },
  );

  it('an event out of its time changes nothing at all', () => {
    for (const [name, after] of Object.entries(FOLLOWING)) {
      if (typeof after === 'string' || Object.keys(after).length === 0) continue;
      for (const phase of PHASES.filter((one) => !(one in after))) {
        const state = { ...BEGINNING, phase };
        expect(checkoutReducer(state, EVENTS[name as keyof typeof EVENTS]), name).toBe(state);
      }
    }
  });

  it('Pay can be pressed at rest alone, and what the server is asked for is waited for', () => {
    expect(PHASES.filter(isAtRest)).toEqual(['editing', 'stopped', 'failed']);
    const busy = PHASES.filter((phase) => isBusy({ ...BEGINNING, phase }));
    expect(busy).toEqual([...['repricing', 'opening', 'paying', 'leaving', 'confirming', 'paid']]);
  });
});

const stateAfter = (...events: Parameters<typeof checkoutReducer>[1][]) =>
  events.reduce(checkoutReducer, BEGINNING);

describe('a payment whose frame is silent', () => {
  const { paymentBegun, frameLost, frameHeard, frameOpened, paymentFailed } = EVENTS;
  const silent = [EVENTS.orderSent, paymentBegun, frameLost];
  const { payPressed, payPressedWrongly, payRefused, linesHeld, returned } = EVENTS;
  const presses: Happening[][] = [
    [],
    [payPressedWrongly],
    [payPressed, payRefused],
    [payPressed, linesHeld],
  ];

  it.each(presses.map((events) => [events.map(({ type }) => type).join(', '), events] as const))(
    'counts late whatever Pay was told meanwhile [S9.1303]: %s',
    (_name, events) => {
      const state = stateAfter(...silent, ...events);
      expect(state.session).toBe(SESSION);
      expect(checkoutReducer(state, frameHeard).phase).toBe('paying');
      expect(checkoutReducer(state, paymentFailed)).toMatchObject({
        phase: 'failed',
        session: null,
      });
    },
  );

  it('is over with its frame, with another order, and where the page comes back', () => {
    for (const event of [frameOpened, EVENTS.orderSent, paymentFailed]) {
      expect(stateAfter(...silent, event).session, event.type).toBeNull();
    }
    expect(stateAfter(EVENTS.orderSent, paymentBegun, returned).session).toBeNull();
  });
});

describe('what a checkout holds', () => {
  it('counts the presses in a row that stop at lines, until one goes on [S4.981]', () => {
    const { payPressed, linesHeld, orderSent, linesRefused } = EVENTS;
    expect(stateAfter(payPressed, linesHeld, payPressed, linesHeld).stops).toBe(2);
    expect(stateAfter(payPressed, linesHeld, payPressed, orderSent).stops).toBe(0);
    expect(stateAfter(payPressed, linesHeld, payPressed, orderSent, linesRefused).stops).toBe(1);
    expect(stateAfter(EVENTS.openedHeld).stops).toBe(1);
  });

  it('says why it was not paid until that is tried again', () => {
    const { orderSent, paymentFailed, payPressed, payPressedWrongly } = EVENTS;
    expect(stateAfter(orderSent, paymentFailed).failure).toBe('Declined.');
    expect(stateAfter(orderSent, paymentFailed, payPressed).failure).toBe('');
    expect(stateAfter(orderSent, paymentFailed, payPressedWrongly).failure).toBe('');
  });

  it('says what is wrong with a field until it is typed anew [S5.220]', () => {
    const wrong = checkout.payPressed({ country: 'Choose.', postalCode: 'Wrong.', city: 'Enter.' });
    expect(stateAfter(wrong, checkout.fieldMended('city')).problems).not.toHaveProperty('city');
    // Another country asks for other things.
    expect(stateAfter(wrong, checkout.fieldMended('country')).problems).toEqual({ city: 'Enter.' });
  });

  it('keeps its name until what it was is paid [S4.735]', () => {
    expect(stateAfter(EVENTS.opened, EVENTS.payPressed).key).toBe('k-1');
    expect(stateAfter(EVENTS.opened, EVENTS.keyRenewed).key).toBe('k-2');
  });
});
