interface SecurityFacts {
  /** Whom to tell of a weakness: an e-mail address, or an https or mailto address. */
  contact: string;
  originUrl: string;
  now: number;
}

/** Path at which researchers look for it, and that of the page which answers. */
export const SECURITY_PATH = '/.well-known/security.txt';
export const SECURITY_PAGE = '/security.txt';

const DAY_MS = 24 * 60 * 60_000;
/** Less than the year that the format allows, and never past, for it is counted from each answer. */
const VALID_DAYS = 180;

/** Says whom to tell of a weakness (RFC 9116). */
export function securityText({ contact, originUrl, now }: SecurityFacts): string {
  const today = now - (now % DAY_MS);
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  return [
    `Contact: ${/^(https|mailto):/i.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${originUrl}${SECURITY_PATH}`,
    '',
  ].join('\n');
}
