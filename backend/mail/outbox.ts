import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../base/log';
import type { Transport } from './outgoing-mail';

/** Modes of folder and files: mails hold links that open orders. */
const OWNER_ALONE = { folder: 0o700, file: 0o600 };
const LONGEST_OCCASION = 120;

/** In place of a mail server: writes each mail into a file of the folder `outbox`, which mail programs open. */
export function createOutbox(dataDir: string, log: Log): Transport {
  const folder = resolve(dataDir, 'outbox');
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

/** Under another name first, so that nobody opens half a mail. */
async function writeWhole(path: string, bytes: Parameters<typeof writeFile>[1]): Promise<void> {
  const partial = `${path}.part`;
  await writeFile(partial, bytes, { mode: OWNER_ALONE.file });
  await rename(partial, path);
}
