/** Outcomes of what is on record; `begun` stays where the process ended before the action did. */
export const AUDIT_OUTCOMES = ['begun', 'done', 'refused', 'denied'] as const;

/** Ways to show who one is beside the password. */
export const FACTORS = ['totp', 'recovery', 'passkey'] as const;
export type Factor = (typeof FACTORS)[number];

/** Status of an answer to a login that asks for a second factor. */
export const FACTOR_NEEDED = 1;

/** Shortest password, in characters. */
export const MIN_PASSWORD_LENGTH = 10;

export const MAX_NAME_LENGTH = 120;
