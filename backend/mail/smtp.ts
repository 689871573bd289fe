import { createTransport } from 'nodemailer';
import type { Transport } from './transport';

const MAX_CONNECTIONS = 3;
const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
/** How long a server may be silent. */
const SILENCE_TIMEOUT_MS = 20_000;
/** How long a mail may take, the wait for a connection included. */
export const DELIVERY_TIMEOUT_MS = 60_000;

/** Hands mails to an SMTP server, over connections that are kept for the next ones. */
export function createSmtp(url: string): Transport {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  // Each mail reports its own failure; a connection that is lost between two has none to report to.
  transport.on('error', () => undefined);
  return {
    async deliver(message) {
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS) });
    },
    close: () => transport.close(),
  };
}
