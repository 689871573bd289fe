import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'secret.key';

/** Returns SECRET_KEY, else the secret that processes of this DATA_DIR make once and share; its owner alone reads it. */
export async function readSecretKey(configured: string | undefined, dataDir: string) {
  const existing = await findSecretKey(configured, dataDir);
  return existing ?? keepSecretKey(randomBytes(32).toString('base64url'), dataDir);
}

/** Returns SECRET_KEY, else the secret of this DATA_DIR; undefined where none was made yet. */
export async function findSecretKey(configured: string | undefined, dataDir: string) {
  return configured || (await read(join(dataDir, FILE))) || undefined;
}

/** Makes a secret that of this DATA_DIR, unless it has one; returns which it has. */
export async function keepSecretKey(secretKey: string, dataDir: string): Promise<string> {
  const file = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, secretKey, { mode: 0o600, flag: 'wx', flush: true });
  // A link is there whole or not at all, and never in the place of another.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const saved = await read(file);
  if (!saved) throw new Error(`The secret key in ${file} is empty.`);
  return saved;
}

/** Takes away the secret of a DATA_DIR for which nothing was sealed yet. */
export const removeSecretKey = (dataDir: string) => rm(join(dataDir, FILE), { force: true });

async function read(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim();
}
