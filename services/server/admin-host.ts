import type { IncomingMessage } from 'node:http';
import { processState } from '@/backend/base/process-state';
import {
  adminHostOf,
  DEFAULT_ADMIN_HOST,
  originAt,
  shopOfAdminHost,
} from '@/core/rules/address/admin-host';
import { normaliseHost, portOf } from '@/core/values/host';

const configured = () => processState('admin-host', () => ({ pattern: DEFAULT_ADMIN_HOST }));

/** Sets ADMIN_HOST, as the start of the process has read it. */
export function setAdminHost(pattern: string): void {
  configured().pattern = pattern;
}

const namedShop = ({ headers }: IncomingMessage): string | null =>
  shopOfAdminHost(normaliseHost(headers.host), configured().pattern);

/** True for requests to the origin on which admins of a shop work. */
export const isOnAdminHost = (request: IncomingMessage): boolean => namedShop(request) !== null;

/** The host a request opens a shop by: the one that was asked, in an admin host the shop's. */
export const shopHostOf = (request: IncomingMessage): string =>
  namedShop(request) ?? normaliseHost(request.headers.host);

/** The origin on which the admins of a shop work, by the port of a request. */
export const adminOriginFor = (shopHost: string, { headers }: IncomingMessage): string =>
  originAt(adminHostOf(shopHost, configured().pattern), headers.host ?? '');

/** The admin host of a shop as a policy names it, by the port of a request. */
export const adminSourceFor = (shopHost: string, { headers }: IncomingMessage): string =>
  `${adminHostOf(shopHost, configured().pattern)}${portOf(headers.host ?? '')}`;
