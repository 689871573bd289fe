import { accountCalls } from '@/core/calls/account';
import type { Call, Demand } from '@/core/calls/call';
import type { Right } from '@/core/model/roles';
import { hasProved, hasRight, type Principal } from '../domain/admins/principal';
import { findSession, isAdminBrowser, isSecretOf, noteSeen } from '../domain/admins/sessions';
import type { Services } from '../services/services';
import { HttpError } from './http-error';
import * as messages from './messages';
import { assertAdminOrigin } from './request-origin';
import type { CallContext, CallSchemas, RequestContext } from './route';
import { readLook, readTwin } from './session-cookies';

const BEARER = /^Bearer +([\w-]{1,100})$/i;

export function bearerToken(c: RequestContext): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1];
}

/**
 * Finds who makes a call: by the token of their scripts, the twin of their browser and the page's origin (design 9). Membership
 * and role are read anew each time. @throws HttpError 401 without an open session or its twin; 403 but on an admin origin, or
 * without the right (spec 6).
 */
export async function authorise(
  c: RequestContext,
  services: Services,
  { right }: Demand,
): Promise<Principal> {
  const { trustedProxies } = services.config;
  const token = bearerToken(c);
  const session = token
    ? await findSession(services.shops.across.db, token, services.now())
    : undefined;
  if (!session) throw notLoggedIn(messages.notLoggedIn);
  assertAdminOrigin(c, services.config);
  if (!isSecretOf(session.twinHash, readTwin(c, trustedProxies) ?? '')) {
    throw notLoggedIn(messages.otherBrowser);
  }
  const { principal } = session;
  assertRight(principal, right);
  await noteSeen(services.shops.across.db, session, services.now());
  return principal;
}

/** @throws HttpError 403 for somebody whose role has not this right. */
export function assertRight(principal: Principal, right: Right): void {
  if (hasRight(principal, right)) return;
  throw new HttpError(403, messages.lacksRight(principal.role, right), { reason: 'right' });
}

/** Calls that are open to whoever has to set up a second factor first: the ways to one. Logging out asks for no right. */
const WAYS_TO_FACTOR: readonly Call['path'][] = [
  accountCalls.me.path,
  accountCalls.prove.path,
  accountCalls.totpBegin.path,
  accountCalls.totpFinish.path,
  accountCalls.passkeyBegin.path,
  accountCalls.passkeyFinish.path,
];

/** @throws HttpError 403 where the shop asks everybody for a second factor, and whoever calls has none. */
export function assertFactor({ lacksFactor }: Principal, { path }: Pick<Call, 'path'>): void {
  if (!lacksFactor || WAYS_TO_FACTOR.includes(path)) return;
  throw new HttpError(403, messages.factorFirst, { reason: 'factor' });
}

/** @throws HttpError 403 where a call asks for a proof of who they are that they have not made lately. */
export function assertProved(principal: Principal, { isProved }: Demand, now: number): void {
  if (!isProved || hasProved(principal, now)) return;
  throw new HttpError(403, messages.proveFirst, { reason: 'prove' });
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
