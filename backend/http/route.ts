import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call, CallAccess } from '@/core/calls/call';
import type { Services } from '../services/services';
import { clientAddress } from './client-address';
import type { AppEnvironment } from './environment';
import { ownOrigin } from './request-origin';
import { twinCookie } from './twin-cookie';

/** A pair of schemas of the contract. */
export interface CallSchemas {
  request: z.core.$ZodType<Record<string, unknown>>;
  response: z.core.$ZodType;
}

export type RequestContext = Context<AppEnvironment>;
type Handler = (c: RequestContext) => Promise<Response>;

/**
 * A served call, waiting for its description and for what the app is made of. It says whom it lets in,
 * so that the compiler lets no call be served to more than its description says.
 */
export interface Route<Access extends CallAccess = CallAccess> {
  access: Access;
  serve(call: Call, services: Services): Handler;
}

export type Answer<Schemas extends CallSchemas> = Promise<z.output<Schemas['response']>>;

export interface BaseContext<Schemas extends CallSchemas> {
  input: z.output<Schemas['request']>;
  services: Services;
  /** Client address, null for our own pages; see `clientAddress`. */
  client: string | null;
  /** The origin of the page that asks, or of this server where none does; '' where neither is one. */
  origin: string;
  /** The key that the request names; repeats of the call bring the same. */
  idempotencyKey: string | undefined;
  /** Marks the answer as one that was given before. */
  markReplayed(): void;
  /** Sends the twin of a session's token along, as a cookie; null takes it back. */
  setTwin(twin: string | null): void;
}

/** Builds the context of a call and the headers of its answer. */
export function baseContext<Input>(c: RequestContext, services: Services, input: Input) {
  const { trustedProxies } = services.config;
  const headers: Record<string, string> = {};
  const markReplayed = () => {
    headers['idempotency-replayed'] = 'true';
  };
  const setTwin = (twin: string | null) => {
    headers['set-cookie'] = twinCookie(c, trustedProxies, twin);
  };
  const origin = c.req.header('origin') ?? ownOrigin(c, trustedProxies) ?? '';
  const idempotencyKey = c.req.header('idempotency-key');
  const client = clientAddress(c, trustedProxies);
  const context = { input, services, client, origin, idempotencyKey, markReplayed, setTwin };
  return { context, headers };
}

/** An answer as JSON text; nobody keeps it unless the headers say so. */
export function jsonResponse(text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
