/** The e-mail addresses that are taken: text, at sign, text, dot, text, no spaces (spec 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** No longer address can be written to (RFC 3696). */
export const MAX_EMAIL_LENGTH = 320;

export const isEmail = (address: string): boolean => EMAIL_PATTERN.test(address);

/** Signs by which an address would name several, or somebody else. */
const MORE_THAN_ONE = /[,;<>"()\\]/;

/** Returns whether an address can be written to by itself, and names one alone. */
export const isSingleAddress = (address: string): boolean =>
  isEmail(address) && !MORE_THAN_ONE.test(address);
