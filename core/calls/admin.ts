import type { adminSchemas } from './admin.schema';
import { describeCall } from './call';

type Schemas = typeof adminSchemas;

/** The calls of spec 7, "Admin". */
export const adminCalls = {
  login: describeCall<Schemas['login']>('POST', '/api/admin/login', 'Opens an admin session'),
  logout: describeCall<Schemas['logout']>('POST', '/api/admin/logout', 'Ends the admin session', {
    access: 'admin',
  }),
};
