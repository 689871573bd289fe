import type { adminSchemas } from './admin.schema';
import { callsOf, EXTENSION, post, tokenPost } from './call';

/** The calls of spec 7, "Admin". */
export const adminCalls = callsOf<typeof adminSchemas>()({
  login: post('/api/admin/login', 'Opens an admin session'),
  secondFactor: post(
    '/api/admin/login/second',
    'Opens the session of a login that asked for a second factor',
    EXTENSION,
  ),
  passkeyOptions: post(
    '/api/admin/login/passkey',
    'Options for a login by a passkey alone',
    EXTENSION,
  ),
  passkeyLogin: post('/api/admin/login/passkey/finish', 'Opens a session by a passkey', EXTENSION),
  knowBrowser: post(
    '/api/admin/known',
    'Whether a browser is an admin’s, for what it may look at',
    EXTENSION,
  ),
  logout: tokenPost('/api/admin/logout', 'Ends the admin session of the token, if there is one'),
});
