/** Support hours (spec 2, "Default footer"). */
export const SUPPORT_HOURS = '8:00 AM – 5:00PM EST Mon–Fri';

/** The address that answers where a shop has set no email (spec 2). */
export function supportAddress(host: string): string {
  return `support@${host}`;
}

/** A telephone number as people write it, as the address that calls it. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
