import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckoutProblems } from '@/core/rules/orders/checkout-form';
import type { CheckoutSession, Confirmation } from '@/services/payment';
import type { RootState } from '../make-store';

export type CheckoutPhase =
  | 'editing'
  /** A press of Pay is under way: the form is whole, the lines of the cart are looked at. */
  | 'checking'
  /** The server is asked whether what was short is back. */
  | 'repricing'
  /** The press has stopped at lines of the cart. */
  | 'stopped'
  /** The server opens a payment. */
  | 'opening'
  /** The provider takes it. */
  | 'paying'
  /** Phase while another page is on its way. */
  | 'leaving'
  /** The server is asked whether it is paid. */
  | 'confirming'
  | 'paid'
  | 'failed';

export interface CheckoutState {
  phase: CheckoutPhase;
  /** Names the checkout; kept as long as its page is open: what another tab has paid is still the same order. */
  key: string;
  problems: CheckoutProblems;
  /** Reason of the last failure, '' once retried. */
  failure: string;
  /** Number of submits in a row stopped at lines of the cart. */
  stops: number;
  /** The lines, as JSON, that may be ordered with what is left blank of them. */
  accepted: string;
  /** The payment that a frame was told to take, until it has failed or its frame is gone: a late answer counts. */
  session: CheckoutSession | null;
  confirmation: Confirmation | null;
}

const initialState: CheckoutState = {
  ...{ phase: 'editing', key: '', problems: {}, failure: '', stops: 0, accepted: '' },
  ...{ session: null, confirmation: null },
};

/** The form can be changed, and Pay be pressed. */
const AT_REST: readonly CheckoutPhase[] = ['editing', 'stopped', 'failed'];
const PRESSED: readonly CheckoutPhase[] = ['checking', 'repricing'];
const OPENING: readonly CheckoutPhase[] = ['opening'];

/** A transition out of some phases; in all others the event changes nothing. */
function during<Payload>(
  phases: readonly CheckoutPhase[],
  next: (payload: Payload, state: CheckoutState) => Partial<CheckoutState>,
) {
  return (state: CheckoutState, { payload }: PayloadAction<Payload>): CheckoutState =>
    phases.includes(state.phase) ? { ...state, ...next(payload, state) } : state;
}

interface Opened {
  key: string;
  /** Failure of the last try, on another page. */
  failure: string;
  isHeld: boolean;
}

/** Machine of a checkout, one step at a time however often a button or a frame reports; injected, and not persisted. */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    opened: (_, { payload: { key, failure, isHeld } }: PayloadAction<Opened>): CheckoutState => {
      const phase = isHeld ? 'stopped' : failure ? 'failed' : 'editing';
      return { ...initialState, key, failure, phase, stops: isHeld ? 1 : 0 };
    },
    /** Takes what is wrong with the form, nothing of which lets it go on. */
    payPressed: during<CheckoutProblems>(AT_REST, (problems) => ({
      phase: Object.keys(problems).length > 0 ? 'editing' : 'checking',
      problems,
      failure: '',
    })),
    repriceBegun: during<void>(['checking'], () => ({ phase: 'repricing' })),
    linesHeld: during<void>(PRESSED, (_, { stops }) => ({ phase: 'stopped', stops: stops + 1 })),
    /** Says what the way to pay still needs. */
    payRefused: during<string>(PRESSED, (method) => ({
      phase: 'editing',
      problems: { method },
      stops: 0,
    })),
    /** The form of a redirect was checked before its page. */
    orderSent: during<void>([...AT_REST, ...PRESSED], () => ({
      phase: 'opening',
      stops: 0,
      session: null,
    })),
    paymentBegun: during<CheckoutSession>(OPENING, (session) => ({ phase: 'paying', session })),
    fieldsRefused: during<CheckoutProblems>(OPENING, (problems) => ({
      phase: 'editing',
      problems,
    })),
    linesRefused: during<string>(OPENING, (failure, { stops }) => ({
      phase: 'stopped',
      failure,
      stops: stops + 1,
    })),
    paymentFailed: (state, { payload: failure }: PayloadAction<string>): CheckoutState =>
      ['opening', 'paying'].includes(state.phase) || isUnanswered(state)
        ? { ...state, phase: 'failed', failure, session: null }
        : state,
    /** The frame does not answer: what was begun may be paid in another way, unless it answers late. */
    frameLost: during<void>(['paying'], () => ({ phase: 'editing' })),
    frameHeard: (state): CheckoutState =>
      isUnanswered(state) ? { ...state, phase: 'paying' } : state,
    /** Takes another frame: the one before can answer no more. */
    frameOpened: (state): CheckoutState =>
      isUnanswered(state) ? { ...state, session: null } : state,
    left: during<void>([...AT_REST, ...PRESSED, 'opening', 'paying'], () => ({ phase: 'leaving' })),
    /** A page that the browser kept whole comes back as it was left: on its way to pay. */
    returned: during<void>(['paying', 'leaving'], () => ({ phase: 'editing', session: null })),
    keyRenewed: (state, { payload: key }: PayloadAction<string>) => ({ ...state, key }),
    /** Clears a field's problem once edited. */
    fieldMended: (state, { payload: field }: PayloadAction<string>) => {
      const problems = withoutProblem(state.problems, field);
      return problems === state.problems ? state : { ...state, problems };
    },
    linesAccepted: (state, { payload: accepted }: PayloadAction<string>) => ({
      ...state,
      accepted,
    }),
    confirmationStarted: (state): CheckoutState => ({ ...state, phase: 'confirming', failure: '' }),
    paid: during<Confirmation>(['confirming'], (confirmation) => ({ phase: 'paid', confirmation })),
    confirmationFailed: during<string>(['confirming'], (failure) => ({ phase: 'failed', failure })),
  },
});

function withoutProblem(problems: CheckoutProblems, field: string): CheckoutProblems {
  // Another country asks for other things.
  const [, prefix] = /^(.*)country$/.exec(field) ?? [];
  const mended = prefix === undefined ? [field] : [field, `${prefix}region`, `${prefix}postalCode`];
  if (!mended.some((name) => name in problems)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !mended.includes(name)));
}

export const checkout = checkoutSlice.actions;
export const checkoutReducer = checkoutSlice.reducer;

/** Selects the checkout; its initial state until the slice is injected. */
export const selectCheckout = (state: RootState & { checkout?: CheckoutState }): CheckoutState =>
  state.checkout ?? initialState;

/** True while the shopper has to wait. */
export const isBusy = ({ phase }: CheckoutState): boolean =>
  phase !== 'checking' && !isAtRest(phase);

export const isAtRest = (phase: CheckoutPhase): boolean => AT_REST.includes(phase);

export const isPressed = (phase: CheckoutPhase): boolean => PRESSED.includes(phase);

/** True while the form can be changed though a frame that was told to pay may still answer. */
const isUnanswered = ({ phase, session }: CheckoutState): boolean =>
  session !== null && (isAtRest(phase) || isPressed(phase));
