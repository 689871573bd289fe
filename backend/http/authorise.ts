import { ADMIN_ROLE } from '@/core/model/admin';
import type { Admin } from '../db/schema';
import { findSession, isAdminBrowser, isSecretOf } from '../domain/admins/sessions';
import type { Services } from '../services/services';
import { HttpError } from './http-error';
import * as messages from './messages';
import { assertAdminOrigin } from './request-origin';
import type { CallContext, CallSchemas, RequestContext } from './route';
import { readLook, readTwin } from './twin-cookie';

const BEARER = /^Bearer +([\w-]{1,100})$/i;

export function bearerToken(c: RequestContext): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1];
}

/**
 * The admin who makes a call: by the token of their scripts, the twin of their browser and the page's origin (design 9).
 * @throws HttpError 401 without an open session or its twin; 403 but on an admin origin, or with another role (spec 6).
 */
export async function authorise(c: RequestContext, services: Services): Promise<Admin> {
  const { trustedProxies } = services.config;
  const token = bearerToken(c);
  const session = token
    ? await findSession(services.shops.across.db, token, services.now())
    : undefined;
  if (!session) throw notLoggedIn(messages.notLoggedIn);
  assertAdminOrigin(c, services.config);
  if (!isSecretOf(session.twinHash, readTwin(c, trustedProxies))) {
    throw notLoggedIn(messages.otherBrowser);
  }
  if (session.admin.role !== ADMIN_ROLE) throw new HttpError(403, messages.adminsOnly);
  return session.admin;
}

/**
 * Lets nobody see a shop that is being prepared but its own pages, and the browsers of its admins.
 * @throws HttpError 403
 */
export async function assertAdmitted(
  c: RequestContext,
  { services, client }: Pick<CallContext<CallSchemas>, 'services' | 'client'>,
): Promise<void> {
  if (client === null) return;
  const { trustedProxies } = services.config;
  const browser = { twin: readTwin(c, trustedProxies), look: readLook(c, trustedProxies) };
  if (await isAdminBrowser(services, browser)) return;
  throw new HttpError(403, messages.opensSoon);
}

const notLoggedIn = (message: string) =>
  new HttpError(401, message, { headers: { 'www-authenticate': 'Bearer' } });
