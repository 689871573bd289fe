import type { IncomingMessage } from 'node:http';
import type { Config } from '@/backend/config';
import { cameByTls } from '@/backend/edge/came-by-tls';
import { type IsFile, limitPages } from '@/backend/edge/limit-pages';
import { withMetrics } from '@/backend/edge/metrics-page';
import type { NameRoute } from '@/backend/edge/name-routes';
import { type Handler, watchRequests } from '@/backend/edge/watch-requests';
import type { Services } from '@/backend/services';
import { withPaymentHost } from '@/services/server/payment-host';
import { withPlainAddress } from '@/services/server/plain-address';
import { withSafeHeaders } from '@/services/server/safe-headers';

interface Parts {
  config: Pick<Config, 'trustedProxies' | 'metricsToken' | 'paymentOrigin'>;
  services: Pick<Services, 'rates' | 'config' | 'log'>;
  nameRoute: NameRoute;
  isFile: IsFile;
  isDevelopment: boolean;
}

/**
 * All that stands before the pages, in its order. Rates, headers, hosts and what is kept go by the path of a
 * request, so that none of them is asked before the path is known to be what Next will read.
 */
export function beforePages(pages: Handler, parts: Parts): Handler {
  const { config, services, nameRoute, isFile, isDevelopment } = parts;
  const { trustedProxies, metricsToken, paymentOrigin } = config;
  const limited = limitPages(withPaymentHost(pages, paymentOrigin), services, isFile);
  // Whoever collects metrics asks by whatever host reaches the process, the payment origin's as well. To all
  // others it is a page that does not exist, and costs as much.
  const told = withMetrics(limited, metricsToken);
  const isSecure = (request: IncomingMessage) => cameByTls(request, trustedProxies);
  const safe = isDevelopment ? told : withSafeHeaders(told, isSecure);
  const answer = withPlainAddress(safe, isSecure);
  return watchRequests(answer, { trustedProxies, log: services.log, nameRoute });
}
