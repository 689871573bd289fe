import { html, raw } from 'hono/html';
import type { ApiDocument } from './document';
import type { Operation } from './operations';
import { pageStyle } from './page-style';

/** The API description as a page to read; it needs no script. */
export function renderApiPage(api: ApiDocument) {
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
  const { summary, parameters, requestBody, responses, security } = operation;
  return html`<details>
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> ${summary}
${security.length > 0 ? html`<i>admin</i>` : ''}
</summary>
${parameters.length > 0 ? renderSchema('Parameters', parameters) : ''}
${requestBody ? renderSchema('Body', requestBody) : ''}
${renderSchema('Answers', responses)}
</details>`;
}

function renderSchema(title: string, value: object) {
  return html`<h3>${title}</h3>${renderJson(value)}`;
}

function renderJson(value: object) {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
}
