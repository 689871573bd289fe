import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '@/backend/config';
import { withCallHeaders } from '@/backend/edge/call-headers';
import { withMetrics } from '@/backend/edge/metrics-page';
import type { NameRoute } from '@/backend/edge/name-routes';
import { type Handler, watchRequests } from '@/backend/edge/watch-requests';
import type { AppEnvironment } from '@/backend/http/environment';
import type { Log } from '@/backend/log';

interface Parts {
  config: Pick<Config, 'trustedProxies' | 'metricsToken'>;
  log: Log;
  nameRoute: NameRoute;
}

/**
 * All that stands before the calls of a backend that is served alone, in its order. Metrics and what a browser
 * asks before a call are answered outside the app, which gives its own answers their headers.
 */
export function beforeCalls(calls: Handler, { config, log, nameRoute }: Parts): Handler {
  const { trustedProxies, metricsToken } = config;
  const safe = withCallHeaders(withMetrics(calls, metricsToken), trustedProxies);
  return watchRequests(safe, { trustedProxies, log, nameRoute });
}

/** What shoppers see any site may ask for; what admins do takes a page of this very origin. */
export function openToSites(app: Hono<AppEnvironment>): Hono {
  return new Hono().use(cors()).mount('/', app.fetch, { replaceRequest: false });
}
