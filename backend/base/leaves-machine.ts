import { isLocalHost, normaliseHost } from '@/core/values/host';

const SOCKET = /^(\/|%2f)/i;

/** Returns whether a connection to a host leaves this machine, where others can read it: no loopback, no socket's path. */
export const leavesMachine = (host: string): boolean =>
  !SOCKET.test(host) && !isLocalHost(normaliseHost(host));
