import type { FrameLocator, Page } from 'playwright/test';
import { type HostileSite, openHostileSite } from './hostile-site';
import { urlOf } from './shops';

/** A product with choices, and what it is called. */
export const TEE = { slug: 'marlow-everyday-tee', name: 'Marlow Everyday Tee' };

/** What a page heard of additions: where it bubbled from, and its details. */
export interface Heard {
  kind: string | undefined;
  detail: unknown;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

const LISTENER = `<script>
  window.heard = [];
  document.addEventListener('hemline:add-to-cart', (event) => {
    window.heard.push({ kind: event.target.dataset.hemline, detail: event.detail });
  });
</script>`;

/** A site that embeds parts of a shop, and hears what is put into the cart there. */
export function openBlog(body: string, name = 'blog'): Promise<HostileSite> {
  const script = `<script async src="${urlOf('classic', '/embed.js')}"></script>`;
  return openHostileSite(`${LISTENER}${script}${body}${script}`, name);
}

/** What is embedded in the place that `attributes` select. */
export function embedded(page: Page, attributes: string): FrameLocator {
  return page.frameLocator(`[data-hemline]${attributes} iframe`);
}

export function heardBy(page: Page): Promise<Heard[]> {
  return page.evaluate(() => window.heard);
}
