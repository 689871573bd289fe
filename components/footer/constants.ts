/** Strings of the default footer (spec 2). */
export const WORLDWIDE_SHIPPING = 'Worldwide Shipping';
export const SECURE_PAYMENTS = 'Secure Payments';
export const FREE_RETURN = 'Free Return';
export const LOCAL_SUPPORT = 'Local Support';
export const SUPPORT_HOURS = '8:00 AM – 5:00PM EST Mon–Fri';

export const FILE_A_DISPUTE = 'File A Dispute';

/** The address that answers where a shop has set no email. */
export function supportAddress(host: string): string {
  return `support@${host}`;
}
