/** The longest a message to the shop may be, in characters. */
export const MAX_MESSAGE_LENGTH = 5000;

/** When the shop answers (spec 2, "Default footer"). */
export const SUPPORT_HOURS = '8:00 AM – 5:00PM EST Mon–Fri';

/** The address that answers where a shop has set no email (spec 2). */
export function supportAddress(host: string): string {
  return `support@${host}`;
}

/** A telephone number as people write it, as the address that calls it. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** What people read at a field of a message that is not as it must be. */
export const MESSAGE_PROBLEMS = {
  name: 'Tell us your name.',
  email: 'Enter an e-mail address we can answer to.',
  message: 'Write a message.',
} as const;
