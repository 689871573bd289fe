import { createHash } from 'node:crypto';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { TWIN_COOKIE } from '@/core/model/admin';
import { ApiError } from '../api-error';
import type { ShopPageProps } from '../page-props';
import { DOOR_SCRIPT, MOVED_COOKIE } from './admin-door-script';
import { adminOriginFor, isOnAdminHost } from './admin-host';
import { fetchStorefront } from './fetch-storefront';
import * as messages from './messages';
import { domainOf } from './page-origin';
import { FRAME_HEADER, POLICY_HEADER } from './page-policy';
import { type PageLoader, shopPage } from './shop-page';

/**
 * The data function of a page for admins: it is on the shop's admin origin alone, and asked for elsewhere leads there, by
 * way of what the browser may have kept where admins worked before (docs/adr/0052).
 */
export function adminPage<Data extends object>(
  load: PageLoader<Data>,
): GetServerSideProps<ShopPageProps<Data>> {
  const inside = shopPage(load);
  return async (context) => {
    if (isOnAdminHost(context.req)) return inside(context);
    const { req, resolvedUrl } = context;
    const origin = await findAdminOrigin(context);
    // Nothing of the login stands on a shop's host: a page without a shop, or without a backend.
    if (!origin) return inside(context);
    if (req.cookies[MOVED_COOKIE] === undefined) return openDoor(context, origin);
    return { redirect: { destination: `${origin}${resolvedUrl}`, permanent: false } };
  };
}

/** Null where no shop is there, or nobody knows. */
async function findAdminOrigin({ req }: GetServerSidePropsContext): Promise<string | null> {
  const domain = domainOf(req);
  try {
    const init = await fetchStorefront('init', { domain });
    return adminOriginFor(init.domain || domain, req);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(DOOR_SCRIPT).digest('base64')}'`;
const POLICY = `default-src 'none'; script-src ${SCRIPT_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers by a document of a few words whose script leads on; without scripts its link does. */
function openDoor({ res }: GetServerSidePropsContext, origin: string): { props: never } {
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader(POLICY_HEADER, POLICY);
  res.setHeader(FRAME_HEADER, 'DENY');
  // Of a session from when admins worked here; its other cookies are the script's to delete.
  res.setHeader('Set-Cookie', `${TWIN_COOKIE}=; Path=/; Max-Age=0; HttpOnly`);
  res.end(
    `<!doctype html><html lang="en" data-to="${origin}"><meta name="robots" content="noindex">` +
      `<meta name="viewport" content="width=device-width"><title>${messages.designTitle}</title>` +
      `<p><a href="${origin}/design">${messages.designTitle}</a></p><script>${DOOR_SCRIPT}</script></html>`,
  );
  return { props: {} as never };
}
