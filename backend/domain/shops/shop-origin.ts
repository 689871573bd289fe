import { redirectProtocol } from '@/core/rules/address/redirect';
import { isLocalHost } from '@/core/values/host';
import type { Services } from '../../services/services';
import type { ShopRow } from './load-shop';

/**
 * Scheme, host and port of a shop's own pages, for addresses that are read elsewhere, such as in an
 * e-mail. Away from this machine a proxy in front speaks TLS at the usual port.
 */
export function shopOrigin(
  { config }: Pick<Services, 'config'>,
  { host }: Pick<ShopRow, 'host'>,
): string {
  return `${redirectProtocol(host)}://${host}${isLocalHost(host) ? `:${config.port}` : ''}`;
}
