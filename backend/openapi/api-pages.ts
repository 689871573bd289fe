import type { Hono } from 'hono';
import type { AppEnvironment } from '../http/environment';
import type { Services } from '../services/services';
import { type ApiDocument, describeApi } from './document';
import { renderApiPage } from './page';

const NO_SCRIPTS =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json`: the contract as OpenAPI; `/docs`: the same as a page. */
export function addApiPages(app: Hono<AppEnvironment>, { mediaBase }: Services): void {
  let api: ApiDocument | undefined;
  const describe = () => {
    api ??= describeApi(mediaBase);
    return api;
  };
  app.get('/openapi.json', (c) => c.json(describe()));
  app.get('/docs', (c) =>
    c.html(renderApiPage(describe()), 200, { 'content-security-policy': NO_SCRIPTS }),
  );
}
