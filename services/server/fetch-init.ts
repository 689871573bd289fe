import { onceEach } from '@/blocks/kit/once-each';
import type { InitResponse } from '@/core/model/shop';
import { fetchStorefront, lastOfStorefront } from './fetch-storefront';
import { sanitizeLayout, sanitizeText } from './layout/sanitize-layout';

const requestFor = (domain: string) => ({ domain, sanitized: '1' }) as const;

/** Loads what a shop opens with, its contents and styles as pages show them. @throws ApiError */
export const fetchInit = async (domain: string): Promise<InitResponse> =>
  asShown(await fetchStorefront('init', requestFor(domain)));

/** The last that was had, however old. */
export async function lastInit(domain: string): Promise<InitResponse | null> {
  const init = lastOfStorefront('init', requestFor(domain));
  return init && asShown(init);
}

/** Sanitizes what another backend answers as it was written. */
const asShown = (init: InitResponse) => (init.isSanitized ? init : sanitizeInit(init));

const sanitizeInit = onceEach(async (init: InitResponse): Promise<InitResponse> => {
  const { layout, design } = init;
  // Spec 4: from the response, else from its metadata.
  const css = init.globalCSS ?? init.metadata.globalCSS ?? '';
  return {
    ...init,
    ...(layout && { layout: await sanitizeLayout(layout) }),
    ...(css && { globalCSS: await sanitizeText({ kind: 'css', text: css }) }),
    ...(design && { design: { ...design, footer: await sanitizeLayout(design.footer) } }),
  };
});
