import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sanitize } from '@/backend/sanitizer/sanitize';
import { renderHtml } from '@/core/html/settle';
import { contentSecurityPolicy } from '@/core/rules/security/content-security-policy';
import { bundleForBrowser } from './browser-bundle';

const HARNESS = 'tests/e2e/support/html-block-harness.tsx';

export interface HtmlBlockSite {
  origin: string;
  /** Puts a page at a path, with the policy that a shop with `published` content sends. */
  setPage(body: string, published: readonly string[], path?: string): void;
  setScript(path: string, text: string): void;
  /** Has a script of a path wait for its text. */
  holdScript(path: string): (text: string) => void;
  close(): void;
}

/** A site of one page around the component of html blocks, served with a shop's policy. */
export async function openHtmlBlockSite(): Promise<HtmlBlockSite> {
  const scripts = new Map<string, string | Promise<string>>([
    ['/harness.js', await bundleForBrowser(HARNESS)],
  ]);
  const pages = new Map<string, { body: string; policy: string }>();
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url.split('?', 1)[0] ?? '';
    const script = scripts.get(path);
    if (script !== undefined) return send(response, 'text/javascript', await script);
    if (path === '/favicon.ico') return response.writeHead(204).end();
    const page = pages.get(path);
    if (!page) return response.writeHead(404).end();
    response.setHeader('content-security-policy', page.policy);
    send(response, 'text/html', `<!doctype html><title>Site</title><body>${page.body}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setPage: (body, published, path = '/') => {
      const scripts = published.flatMap((text) => sanitize({ kind: 'html', text }).scripts);
      const policy = contentSecurityPolicy({ kind: 'shop', scripts })
        // Many of them are looked at side by side, in frames.
        .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      pages.set(path, { body, policy });
    },
    setScript: (path, text) => void scripts.set(path, text),
    holdScript: (path) => {
      let answer: (text: string) => void = () => undefined;
      const text = new Promise<string>((resolve) => {
        answer = resolve;
      });
      scripts.set(path, text);
      return answer;
    },
    close: () => server.close().closeAllConnections(),
  };
}

/** The HTML of a page with an html block as the server writes it, and the harness. */
export function pageWithBlock(content: string, mode: 'live' | 'edit' = 'live'): string {
  const inert = mode === 'edit' ? ' inert=""' : '';
  return `<div id="root"><div${inert}>${renderHtml(content)}</div></div><p id="after">After</p><script src="/harness.js"></script>`;
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
}
