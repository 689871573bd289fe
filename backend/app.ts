import { Hono } from 'hono';
import type { AppEnvironment } from './http/environment';
import { errorResponse } from './http/error-response';
import { limitRequests } from './http/limit-requests';
import { type NameRoute, nameRoutes } from './http/name-routes';
import { requestContext } from './http/request-context';
import { addUnrouted } from './http/unrouted';
import { addApiPages } from './openapi/api-pages';
import { addCalls } from './routes/calls';
import { addHealth } from './routes/health';
import { addCaseAttachments, addMedia, addPhotos } from './routes/media';
import { addWebhooks } from './routes/webhooks';
import type { Services } from './services/services';

/**
 * The backend: every call of the contract at the spec's own path (spec 7), pictures, health and the
 * API description. Whoever mounts it below a base path strips that path.
 */
export function createApp(services: Services): Hono<AppEnvironment> {
  const { log, config } = services;
  const app = new Hono<AppEnvironment>();
  const { trustedProxies } = config;
  let nameRoute: NameRoute | undefined;
  const nameOwn: NameRoute = (url) => {
    nameRoute ??= nameRoutes(pathsOf(app));
    return nameRoute(url);
  };
  app.use(requestContext({ log, trustedProxies, nameRoute: nameOwn }));
  app.use(limitRequests(services));
  const respond = errorResponse(log);
  app.onError(respond);
  addHealth(app, services);
  addMedia(app, services);
  addCaseAttachments(app, services);
  addPhotos(app, services);
  addCalls(app, services);
  addWebhooks(app, services);
  addApiPages(app, services);
  addUnrouted(app, respond);
  return app;
}

/** The patterns of all its addresses. */
export function pathsOf(app: Hono<AppEnvironment>): string[] {
  return [...new Set(app.routes.map(({ path }) => path))].filter((path) => !path.includes('*'));
}
