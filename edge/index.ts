import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '@/backend/base/config';
import { metrics } from '@/backend/base/metrics';
import type { NameRoute } from '@/backend/http/name-routes';
import type { Watch } from '@/backend/http/request-context';
import type { AppEnvironment } from '@/backend/http/route';
import type { Services } from '@/backend/services/services';
import { shieldRedirect } from '@/core/rules/address/shield';
import { isOnPaymentHost, setPaymentOrigin } from '@/services/server/payment-host';
import { withAdminHost } from './admin-pages';
import { type BuildFiles, withBuildFiles } from './build-files';
import { withHealth } from './health';
import { type IsFile, limitPages } from './limit-pages';
import { withMetrics } from './metrics-page';
import { type PageCount, withPageCache } from './page-cache';
import { withPlainAddress } from './plain-address';
import { type ArrivalSettings, arrivalOf, type Handler, toOriginForm } from './request';
import { withCallHeaders, withSafeHeaders } from './safe-headers';
import { watchRequests } from './watch-requests';
import { withWellKnown } from './well-known';

interface BeforePages {
  config: ArrivalSettings &
    Pick<Config, 'metricsToken' | 'paymentOrigin' | 'adminHost' | 'securityContact'>;
  services: Pick<Services, 'rates' | 'config' | 'log'>;
  nameRoute: NameRoute;
  isFile: IsFile;
  isDevelopment: boolean;
}

interface BeforeCalls extends Pick<Watch, 'log' | 'nameRoute'> {
  config: ArrivalSettings & Pick<Config, 'metricsToken'>;
}

/**
 * All that stands before the pages, in its order, behind `listen`, which refuses addresses that are too long.
 * Rates, headers, hosts and what is kept go by the path of a request, so that none of them is asked before the
 * path is known to be what Next will read.
 */
export function beforePages(pages: Handler, parts: BeforePages): Handler {
  const { config, services, nameRoute, isFile, isDevelopment } = parts;
  const { trustedProxies, metricsToken, paymentOrigin, adminHost, securityContact } = config;
  const wellKnown = withWellKnown(withAdminHost(withHealth(pages), adminHost), securityContact);
  const limited = limitPages(withPaymentHost(wellKnown, paymentOrigin), services, isFile);
  // Whoever collects metrics asks by whatever host reaches the process, the payment origin's as well. To all
  // others it is a page that does not exist, and costs as much.
  const measured = withMetrics(limited, metricsToken);
  const arrival = (request: IncomingMessage) => arrivalOf(request, config);
  const safe = isDevelopment ? measured : withSafeHeaders(measured, arrival);
  const answer = withPlainAddress(safe, arrival);
  return watchRequests(answer, { trustedProxies, log: services.log, nameRoute });
}

interface Build {
  files: BuildFiles;
  /** Names the build. */
  build: string;
}

/** Keeps pages and built files in front of what makes them; the last that stands before Next. */
export function keepPages(pages: Handler, { files, build }: Build): Handler {
  const onPage: PageCount = (result) => metrics().pages.inc({ result });
  const cached = withPageCache(pages, { build, onPage });
  return withBuildFiles(withoutShell(cached), files);
}

/** The shell around every page (spec 2), which Next keeps for itself and would answer with an error of its own. */
const SHELL = /^\/_(app|document|error)(?=[/?]|$)/;

/** Has the shell's addresses answered as any page that is not there. */
const withoutShell =
  (handle: Handler): Handler =>
  (request, response) => {
    if (SHELL.test(request.url ?? '')) request.url = `/not-found${request.url}`;
    return handle(request, response);
  };

/**
 * All that stands before the calls of a backend that is served alone, in its order. Metrics and what a browser
 * asks before a call are answered outside the app, which gives its own answers their headers.
 */
export function beforeCalls(calls: Handler, { config, log, nameRoute }: BeforeCalls): Handler {
  const { trustedProxies, metricsToken } = config;
  const safe = withCallHeaders(withMetrics(calls, metricsToken), config);
  return watchRequests(safe, { trustedProxies, log, nameRoute });
}

/** Opens the calls to other sites, as shoppers see them; admins' calls need a page of this very origin. */
export const openToSites = (app: Hono<AppEnvironment>): Hono =>
  new Hono().use(cors()).mount('/', app.fetch, { replaceRequest: false });

/** Has the payment origin serve payment pages alone (spec 2); what asks it for more is led to the shop. */
export function withPaymentHost(handle: Handler, paymentOrigin: string | undefined): Handler {
  setPaymentOrigin(paymentOrigin);
  return async (request, response) => {
    toOriginForm(request);
    const { host = '' } = request.headers;
    const target = isOnPaymentHost(request) ? shieldRedirect(request.url ?? '/', host) : null;
    if (target === null) return handle(request, response);
    response.writeHead(307, { location: target, 'cache-control': 'no-store' }).end();
  };
}
