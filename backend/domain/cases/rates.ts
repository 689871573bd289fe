import type { Rate } from '../../limits/rate';

/** Like order tracking: whoever guesses numbers and addresses comes nowhere. */
export const CASE_PROOFS: Rate = { name: 'case-proofs', times: 5, windowMs: 60_000 };
/** The same of the other calls, where a number and an e-mail that fit cost nothing. */
export const CASE_GUESSES: Rate = { name: 'case-guesses', times: 5, windowMs: 60_000 };
export const CASES_READ: Rate = { name: 'cases-read', times: 60, windowMs: 60_000 };
export const CASES_WRITTEN: Rate = { name: 'cases-written', times: 30, windowMs: 10 * 60_000 };
