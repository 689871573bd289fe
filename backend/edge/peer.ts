import type { IncomingMessage } from 'node:http';
import type { Peer } from '../http/trusted-proxies';

/** Who sends a request, as Node has it. */
export function peerOfRequest({ socket, headers }: IncomingMessage): Peer {
  return {
    // A socket that is closed has none; nobody is believed for that.
    address: socket.remoteAddress ?? '',
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}
