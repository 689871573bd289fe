import { getPublicSuffix } from 'tldts';
import { designCalls } from '@/core/calls/design';
import { designSchemas } from '@/core/calls/design.schema';
import { isEmbed } from '@/core/rules/address/embed-address';
import { isPaymentProxy, redirectHost } from '@/core/rules/address/redirect';
import { parentHost } from '@/core/values/host';
import { fetchCall } from './fetch-call';

/** True if this host must redirect to the shop's main host (spec 4), about which the backend is asked. */
export async function redirectsElsewhere(host: string, shopHost: string, path: string) {
  const target = parentHost(host);
  if (host === shopHost || target !== shopHost) return false;
  if (isPaymentProxy(path) || isEmbed(path)) return false;
  const { data } = await fetchCall(designCalls.domainInfo, designSchemas.domainInfo, {
    domain: host,
  });
  const isRegistered = data.match === 'alias';
  const isShop = (requestedHost: string) =>
    requestedHost === host ? isRegistered : requestedHost === shopHost;
  return redirectHost(host, { isShop, isPublicSuffix }) !== null;
}

const isPublicSuffix = (host: string): boolean => getPublicSuffix(host) === host;
