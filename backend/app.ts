import { Hono } from 'hono';
import { notFound } from './base/errors';
import { type ErrorResponse, errorResponse } from './http/error-response';
import { HttpError } from './http/http-error';
import { limitRequests } from './http/limit-requests';
import * as messages from './http/messages';
import { type NameRoute, nameRoutes } from './http/name-routes';
import { requestContext } from './http/request-context';
import type { AppEnvironment } from './http/route';
import { addApiPages } from './openapi/api-pages';
import { addCalls } from './routes/calls';
import { addCertificates } from './routes/certificates';
import { addHealth } from './routes/health';
import { addLook } from './routes/look';
import { addCaseAttachments, addMedia, addPhotos } from './routes/media';
import { addWebhooks } from './routes/webhooks';
import type { Services } from './services/services';

/** The backend: every call of the contract at the spec's own path (spec 7), pictures, health, API description. */
export function createApp(services: Services): Hono<AppEnvironment> {
  const { log, config } = services;
  const app = new Hono<AppEnvironment>();
  const { trustedProxies, hasSecureSubdomains } = config;
  let nameRoute: NameRoute | undefined;
  const nameOwn: NameRoute = (url) => {
    nameRoute ??= nameRoutes(pathsOf(app));
    return nameRoute(url);
  };
  const watch = { log, trustedProxies, nameRoute: nameOwn };
  app.use(requestContext(watch, hasSecureSubdomains));
  app.use(limitRequests(services));
  const respond = errorResponse(log);
  app.onError(respond);
  addHealth(app, services);
  addLook(app, services);
  addCertificates(app, services);
  addMedia(app, services);
  addCaseAttachments(app, services);
  addPhotos(app, services);
  addCalls(app, services);
  addWebhooks(app, services);
  addApiPages(app, services);
  addUnrouted(app, respond);
  return app;
}

export function pathsOf(app: Hono<AppEnvironment>): string[] {
  return [...new Set(app.routes.map(({ path }) => path))].filter((path) => !path.includes('*'));
}

/** Answers what no route took: 405 with the methods of a known path, else 404. Add it last. */
function addUnrouted(app: Hono<AppEnvironment>, respond: ErrorResponse): void {
  for (const [path, methods] of methodsByPath(app)) {
    app.all(path, () => {
      const allow = [...methods].join(', ');
      throw new HttpError(405, messages.otherMethod(allow), { headers: { allow } });
    });
  }
  app.notFound((c) => respond(notFound(messages.nothingHere), c));
}

function methodsByPath(app: Hono<AppEnvironment>): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    const methods = paths.get(path) ?? new Set();
    paths.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return paths;
}
