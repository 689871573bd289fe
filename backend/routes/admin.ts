import { adminSchemas as schemas } from '@/core/calls/admin.schema';
import { logIn } from '../domain/admins/log-in';
import { LOGINS } from '../domain/admins/login-delays';
import { endSession } from '../domain/admins/sessions';
import { success } from '../http/envelope';
import { withToken } from '../http/serve-admin-call';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './not-built';

/** The calls of spec 7, "Admin". */
export const adminRoutes: ServedRoutes<'admin'> = {
  login: forShop(
    schemas.login,
    async ({ input, setTwin, ...asked }) => {
      const { token, twin, user } = await logIn(asked, input);
      setTwin(twin);
      return success({ token, user });
    },
    { rate: LOGINS },
  ),

  // The same answer whatever becomes of the token: whoever leaves is gone.
  logout: withToken(schemas.logout, async ({ services, setTwin }, token) => {
    if (token) await endSession(services.db, token);
    setTwin(null);
    return { status: 0, message: '' };
  }),
};
