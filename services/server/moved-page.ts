import type { GetServerSidePropsContext, Redirect } from 'next';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { isEmbed } from '@/core/rules/address/embed-address';
import { redirectLocation } from '@/core/rules/address/shop-redirect';
import { ApiError } from '../api-error';
import { parseAnswer, sendCall } from '../send-call';
import { serverClient } from './backend-client';
import { queryOf, type RouterQuery } from './page-query';

/**
 * Returns where an address leads that is no page, with its query; null where it leads nowhere. Asked for each time: a
 * redirect raises no revision, for all pages of the shop would be made anew for it.
 */
export async function movedPage(
  domain: string,
  { req, res, resolvedUrl, params = {} }: GetServerSidePropsContext,
): Promise<Redirect | null> {
  const [path = ''] = resolvedUrl.split('?', 1);
  if (isEmbed(path)) return null;
  const target = await findTarget(domain, path);
  if (target === null) return null;
  // A browser would keep it for good, and follow it when it has been removed.
  res.setHeader('Cache-Control', 'private, no-cache');
  return { destination: redirectLocation(target, ownQuery(queryOf(req), params)), statusCode: 301 };
}

/** A query without the parameters of its route, which the router of a browser puts there when a link is followed. */
function ownQuery(query: string, params: Partial<RouterQuery>): string {
  const own = [...new URLSearchParams(query)].filter(
    ([key, value]) => !(Object.hasOwn(params, key) && [params[key]].flat().includes(value)),
  );
  return new URLSearchParams(own).toString();
}

/** A backend that has no such call, or fails, leaves the page missing. */
async function findTarget(domain: string, path: string): Promise<string | null> {
  const { redirect } = storefrontCalls;
  try {
    const answer = await sendCall(serverClient(), redirect, { domain, path });
    return parseAnswer(redirect, storefrontSchemas.redirect, answer).target;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
