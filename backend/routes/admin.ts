import { adminSchemas as schemas } from '@/core/calls/admin.schema';
import { logIn } from '../domain/admins/log-in';
import { LOGINS } from '../domain/admins/login-delays';
import { endSession, isAdminBrowser } from '../domain/admins/sessions';
import { success } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { forLogin, forShop, withToken } from '../http/serve-call';

/** The calls of spec 7, "Admin". */
export const adminRoutes: ServedRoutes<'admin'> = {
  login: forLogin(
    schemas.login,
    async ({ input, setTwin, setKnownDevice, readBrowser, record, ...context }) => {
      const { token, twin, user, device } = await logIn(context, input, readBrowser());
      await record({ actorId: user.id, shopId: context.services.shop.id });
      setTwin(twin);
      setKnownDevice(device);
      return success({ token, user });
    },
    { rate: LOGINS },
  ),

  knowBrowser: forShop(
    schemas.knowBrowser,
    async ({ input, services }) => ({
      isAdmin: await isAdminBrowser(services, input.twin),
    }),
    { isLive: true },
  ),

  // The same answer whatever becomes of the token: whoever leaves is gone.
  logout: withToken(schemas.logout, async ({ services, setTwin, record }, token) => {
    const ended = token && (await endSession(services.shops.across.db, token));
    if (ended) await record(ended);
    setTwin(null);
    return { status: 0, message: '' };
  }),
};
