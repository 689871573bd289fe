import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnvironment } from '../http/route';
import type { Services } from '../services/services';
import { type ApiDocument, describeApi } from './document';
import type { Operation } from './operations';

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

/** The look of the API page: system type, one column, light and dark. */
const pageStyle = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 6rem; font: 16px/1.55 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; padding-bottom: 1.5rem; border-bottom: 1px solid var(--line); }
a { color: inherit; text-underline-offset: 3px; }
h1 { font-size: 2rem; line-height: 1.15; margin: 2.5rem 0 1rem; }
h2 { font-size: 1.3rem; margin: 3rem 0 .25rem; text-transform: capitalize; }
h3 { font-size: .85rem; margin: 1rem 0 .25rem; }
details { border-bottom: 1px solid var(--line); }
summary { padding: .7rem 0; cursor: pointer; }
details[open] { padding-bottom: 1rem; }
b { display: inline-block; min-width: 3.2rem; font-size: .78rem; letter-spacing: .04em; }
b.get { color: light-dark(#1c6e4a, #6fd0a0); }
b.post { color: light-dark(#1d4f91, #8fb8f5); }
i { display: inline-block; margin-left: .5rem; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 99px; font-size: .78rem; font-style: normal; }
pre { margin: 0; padding: .8rem 1rem; overflow: auto; max-height: 24rem; background: var(--soft); border-radius: 6px; font-size: .8rem; }
`;

/** The API description as a page to read; it needs no script. */
function renderApiPage(api: ApiDocument) {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const inTag = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${api.info.title} API</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
<nav aria-label="Areas">${api.tags.map(({ name }) => html`<a href="#${name}">${name}</a>`)}
<a href="#schemas">schemas</a></nav>
<main>
<h1>${api.info.title} API</h1>
<p>${api.info.description}</p>
<p><a href="openapi.json">The same as OpenAPI 3.1</a></p>
${api.tags.map(
  ({ name, description }) => html`<section id="${name}">
<h2>${name}</h2>
<p>${description}</p>
${inTag(name).map(({ path, method, operation }) => renderOperation(path, method, operation))}
</section>`,
)}
<section id="schemas">
<h2>schemas</h2>
${Object.entries(api.components.schemas).map(
  ([id, schema]) => html`<details id="${id}"><summary><code>${id}</code></summary>
${renderJson(schema)}</details>`,
)}
</section>
</main>
</body>
</html>`;
}

function renderOperation(path: string, method: string, operation: Operation) {
  const { summary, description = '', parameters, requestBody, responses, security } = operation;
  return html`<details>
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> ${summary}
${security.length > 0 ? html`<i>admin</i>` : ''}
</summary>
${description ? html`<p>${description}</p>` : ''}
${parameters.length > 0 ? renderSchema('Parameters', parameters) : ''}
${requestBody ? renderSchema('Body', requestBody) : ''}
${renderSchema('Answers', responses)}
</details>`;
}

const renderSchema = (title: string, value: object) => html`<h3>${title}</h3>${renderJson(value)}`;

const renderJson = (value: object) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
