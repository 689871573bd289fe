import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call, CallAccess } from '@/core/calls/call';
import type { contract } from '@/core/calls/contract.schema';
import { wideNetwork } from '../base/wide-network';
import { deviceName } from '../domain/admins/device-name';
import type { Browser } from '../domain/admins/log-in';
import { findShop, type ShopServices } from '../domain/shops/find-shop';
import type { Services } from '../services/services';
import { clientAddress } from './client-address';
import { ownOrigin } from './request-origin';
import { deviceCookie, readDevice, twinCookie } from './session-cookies';

export interface AppEnvironment {
  Variables: {
    requestId: string;
    /** The pattern of the address, such as `/media/:key`. */
    route: string;
  };
}

export interface CallSchemas {
  request: z.core.$ZodType<Record<string, unknown>>;
  response: z.core.$ZodType;
}

export type RequestContext = Context<AppEnvironment>;

/** A served call. It says whom it lets in, so that the compiler lets no call be served to more than its description. */
export interface Route<Access extends CallAccess = CallAccess> {
  access: Access;
  serve(
    call: Call<unknown, unknown, Access>,
    services: Services,
  ): (c: RequestContext) => Promise<Response>;
}

export type Area = keyof typeof contract;
type CallName<A extends Area> = keyof (typeof contract)[A]['calls'] & string;
type AccessOf<C> = C extends { access: infer Access extends CallAccess } ? Access : never;

/** The routes of an area, each letting in those that its call is described for and nobody else. */
export type ServedRoutes<A extends Area> = {
  [Name in CallName<A>]: Route<AccessOf<(typeof contract)[A]['calls'][Name]>>;
};

/** Context of a call, and its services: those of its shop unless it is about none. */
export interface CallContext<Schemas extends CallSchemas, Seeing extends Services = ShopServices> {
  input: z.output<Schemas['request']>;
  services: Seeing;
  /** Client address, null for our own pages; see `clientAddress`. */
  client: string | null;
  /** The origin of the page that asks, or of this server where none does; '' where neither is one. */
  origin: string;
  /** The key that the request names; repeats of the call bring the same. */
  idempotencyKey: string | undefined;
  /** Marks the answer as one that was given before. */
  markReplayed(): void;
  /** Tells which browser makes the call. */
  readBrowser(): Browser;
  /** Sends the twin of a session's token along, as a cookie; null takes it back. */
  setTwin(twin: string | null): void;
  /** Makes the browser known to an account, by a cookie. */
  setKnownDevice(device: string): void;
}

/** Builds the context of a call and the headers of its answer. */
export function callContext<Input, Seeing extends Services>(
  c: RequestContext,
  services: Seeing,
  input: Input,
) {
  const { trustedProxies } = services.config;
  const headers = new Headers();
  const markReplayed = () => headers.set('idempotency-replayed', 'true');
  const setTwin = (twin: string | null) =>
    headers.append('set-cookie', twinCookie(c, trustedProxies, twin));
  const setKnownDevice = (device: string) =>
    headers.append('set-cookie', deviceCookie(c, trustedProxies, device));
  const origin = c.req.header('origin') ?? ownOrigin(c, trustedProxies) ?? '';
  const idempotencyKey = c.req.header('idempotency-key');
  const client = clientAddress(c, trustedProxies);
  const readBrowser = () => ({
    device: deviceName(c.req.header('user-agent') ?? ''),
    network: client === null ? '' : wideNetwork(client),
    knownDevice: readDevice(c, trustedProxies) ?? '',
  });
  const from = { client, origin, readBrowser };
  const cookies = { setTwin, setKnownDevice };
  const context = { input, services, ...from, idempotencyKey, markReplayed, ...cookies };
  return { context, headers };
}

/** Resolves the shop of a request, once, by its `domain`, else the host that was asked. @throws DomainError not-found */
export async function resolveShop(
  c: RequestContext,
  everyone: Services,
  domain?: unknown,
): Promise<ShopServices> {
  const named = typeof domain === 'string' ? domain : c.req.header('host');
  const shop = await findShop(everyone, named);
  return { ...everyone.ofShop(shop.id), shop };
}

/** An answer as JSON text; nobody keeps it unless the headers say so. */
export function jsonResponse(text: string, headers: HeadersInit = {}): Response {
  const own = new Headers(headers);
  own.set('content-type', 'application/json; charset=utf-8');
  if (!own.has('cache-control')) own.set('cache-control', 'no-store');
  return new Response(text, { headers: own });
}
