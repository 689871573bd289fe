import { SECURITY_PAGE, SECURITY_PATH } from '@/core/rules/security/security-text';
import { setSecurityContact } from '@/services/server/security-contact';
import type { Handler } from './request';

/** Place at which admins change their password, for the address by which password managers look for it. */
const CHANGE_PASSWORD_PATH = '/.well-known/change-password';
const ACCOUNT_PAGE = '/design/account';

/** Answers at the addresses below `/.well-known/` by which programs find things on any site (RFC 8615). */
export function withWellKnown(handle: Handler, contact: string | undefined): Handler {
  setSecurityContact(contact);
  return async (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    if (path === CHANGE_PASSWORD_PATH) {
      response.writeHead(303, { location: ACCOUNT_PAGE, 'cache-control': 'no-store' }).end();
      return;
    }
    if (path === SECURITY_PATH) {
      request.url = query === undefined ? SECURITY_PAGE : `${SECURITY_PAGE}?${query}`;
    }
    return handle(request, response);
  };
}
