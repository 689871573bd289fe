import type { Rate } from '../../limits/rate';

const MINUTE_MS = 60_000;

/** A shopper corrects a form a few times; a program tries cards. */
export const CHECKOUTS: Rate = { name: 'checkouts', times: 30, windowMs: 5 * MINUTE_MS };

/** The page after the payment asks until the payment has arrived. */
export const CONFIRMATIONS: Rate = { name: 'confirmations', times: 120, windowMs: 5 * MINUTE_MS };

/** Attempts to pay at the test provider. */
export const TEST_PAYMENTS: Rate = { name: 'test-payments', times: 60, windowMs: 5 * MINUTE_MS };
