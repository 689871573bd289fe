import { isIPv4 } from 'node:net';

/** The wider network of a client, /24 or /48, which many people share. */
export function wideNetwork(client: string): string {
  if (isIPv4(client)) return client.replace(/\.\d+$/, '.0/24');
  return `${client.split(':').slice(0, 3).join(':')}::/48`;
}
