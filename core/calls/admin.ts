import type { adminSchemas } from './admin.schema';
import { describeCall, describeTokenCall } from './call';

type Schemas = typeof adminSchemas;

/** The calls of spec 7, "Admin". */
export const adminCalls = {
  login: describeCall<Schemas['login']>('POST', '/api/admin/login', 'Opens an admin session'),
  logout: describeTokenCall<Schemas['logout']>(
    'POST',
    '/api/admin/logout',
    'Ends the admin session of the token, if there is one',
  ),
};
