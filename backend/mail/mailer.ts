import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { leavesMachine } from '../base/leaves-machine';
import type { Log } from '../base/log';
import { outboxFolder } from './outbox';
import { type OutgoingMail, type Transport, toMessage } from './outgoing-mail';

export interface Mailer {
  /** Ends once the mail is handed over. @throws Error where that is not to be had now. */
  send(mail: OutgoingMail): Promise<void>;
  /** Waits for what is being sent, and takes no more. */
  close(): Promise<void>;
}

interface MailerOptions {
  /** The server that takes the mails, such as `smtp://user:password@host:587`; without it they become files. */
  smtpUrl?: string | undefined;
  /** The address that all shops send from; without it each sends from its own. */
  from?: string | undefined;
  dataDir: string;
  log: Log;
}

export function createMailer({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer {
  const transport: Transport = smtpUrl ? createSmtp(smtpUrl) : createOutbox(dataDir, log);
  const underWay = new Set<Promise<void>>();
  let isClosed = false;
  return {
    async send(mail) {
      if (isClosed) throw new Error('No more mail is taken: the mailer was closed.');
      const sending = transport.send(toMessage(mail, from), mail.occasion);
      const settled = sending.catch(() => undefined);
      underWay.add(settled);
      try {
        await sending;
      } finally {
        underWay.delete(settled);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(underWay);
      transport.close();
    },
  };
}

const MAX_CONNECTIONS = 3;
const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
/** Longest silence of a server, in ms. */
const SILENCE_TIMEOUT_MS = 20_000;
/** Longest time of a mail, with the wait for a connection, in ms. */
const DELIVERY_TIMEOUT_MS = 60_000;

/**
 * Hands mails to an SMTP server, over connections that are kept for the next ones. Off this machine they go by TLS alone,
 * unless the address says `requireTLS=false`, which stands above what is asked for here.
 */
function createSmtp(url: string): Transport {
  const transport = createTransport({
    pool: true,
    url,
    requireTLS: leavesMachine(new URL(url).hostname),
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  // Each mail reports its own failure; a connection that is lost between two has none to report to.
  transport.on('error', () => undefined);
  return {
    async send(message) {
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS) });
    },
    close: () => transport.close(),
  };
}

/** Modes of folder and files: mails hold links that open orders. */
const OWNER_ALONE = { folder: 0o700, file: 0o600 };
const LONGEST_OCCASION = 120;

/** Stands in for a mail server: writes each mail into a file of the folder `outbox`, which mail programs open. */
function createOutbox(dataDir: string, log: Log): Transport {
  const folder = outboxFolder(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message, occasion) {
      const path = join(folder, fileName(new Date(), occasion));
      const { message: bytes } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: OWNER_ALONE.folder });
      await writeWhole(path, bytes);
      log.info('An e-mail was written to a file, for no SMTP_URL is set', { path, occasion });
    },
    close: () => transport.close(),
  };
}

/** The time, then what the mail is about, of signs that every file system takes. */
function fileName(time: Date, occasion: string): string {
  const about = occasion.replace(/[^a-z0-9]+/gi, '-').slice(0, LONGEST_OCCASION);
  return `${time.toISOString().replaceAll(':', '-')} ${about}.eml`;
}

/** Writes under another name first, so that nobody opens half a mail. */
async function writeWhole(path: string, bytes: Parameters<typeof writeFile>[1]): Promise<void> {
  const partial = `${path}.part`;
  await writeFile(partial, bytes, { mode: OWNER_ALONE.file });
  await rename(partial, path);
}
