import type { adminSchemas } from './admin.schema';
import { callsOf, EXTENSION, post, tokenPost } from './call';

/** The calls of spec 7, "Admin". */
export const adminCalls = callsOf<typeof adminSchemas>()({
  login: post('/api/admin/login', 'Opens an admin session'),
  knowBrowser: post(
    '/api/admin/known',
    'Whether a browser is an admin’s, for what it may look at',
    EXTENSION,
  ),
  logout: tokenPost('/api/admin/logout', 'Ends the admin session of the token, if there is one'),
});
