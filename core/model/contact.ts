/** The longest a message to the shop may be, in characters. */
export const MAX_MESSAGE_LENGTH = 5000;

/** The e-mail addresses that are taken: text, at sign, text, dot, text, no spaces (spec 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
