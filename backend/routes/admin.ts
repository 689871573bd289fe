import { adminSchemas as schemas } from '@/core/calls/admin.schema';
import { logIn, logInByFactor, logInByPasskey } from '../domain/admins/log-in';
import { LOGINS } from '../domain/admins/login-delays';
import { beginPasskeyLogin } from '../domain/admins/passkeys';
import { endSession, isAdminBrowser } from '../domain/admins/sessions';
import type { ShopServices } from '../domain/shops/find-shop';
import { success } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { forLogin, forShop, withToken } from '../http/serve-call';

interface Entering {
  services: ShopServices;
  record(who: { actorId: string; shopId: string }): Promise<void>;
  setTwin(twin: string): void;
  setKnownDevice(device: string): void;
}

/** Hands over a session that was opened, and puts it on record; what is asked for instead is answered as it is. */
async function entering(context: Entering, opened: Awaited<ReturnType<typeof logIn>>) {
  if ('factor' in opened) return opened;
  const { token, twin, user, device, lacksFactor } = opened;
  await context.record({ actorId: user.id, shopId: context.services.shop.id });
  context.setTwin(twin);
  context.setKnownDevice(device);
  return success({ token, user, ...(lacksFactor && { lacksFactor }) });
}

/** The calls of spec 7, "Admin". */
export const adminRoutes: ServedRoutes<'admin'> = {
  login: forLogin(
    schemas.login,
    async ({ input, ...context }) => entering(context, await logIn(context, input)),
    { rate: LOGINS },
  ),

  secondFactor: forLogin(
    schemas.secondFactor,
    async ({ input, ...context }) => entering(context, await logInByFactor(context, input)),
    { rate: LOGINS },
  ),

  passkeyOptions: forLogin(
    schemas.passkeyOptions,
    async ({ input: _input, ...context }) => success(await beginPasskeyLogin(context)),
    { rate: LOGINS },
  ),

  passkeyLogin: forLogin(
    schemas.passkeyLogin,
    async ({ input, ...context }) => entering(context, await logInByPasskey(context, input)),
    { rate: LOGINS },
  ),

  knowBrowser: forShop(
    schemas.knowBrowser,
    async ({ input, services }) => ({
      isAdmin: await isAdminBrowser(services, input),
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
