import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'secret.key';

/**
 * Returns SECRET_KEY, else the secret that processes of this DATA_DIR make once and share; its owner alone reads it. Where
 * there are earlier ones, each is a line behind it.
 */
export async function readSecretKey(configured: string | undefined, dataDir: string) {
  const existing = await findSecretKey(configured, dataDir);
  return existing ?? keepSecretKey(makeSecret(), dataDir);
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

const makeSecret = () => randomBytes(32).toString('base64url');

/** Puts a new secret in front of those of this DATA_DIR. @throws where it has none to be put in front of. */
export const rotateSecretKey = (dataDir: string) =>
  rewrite(dataDir, (secrets) => [makeSecret(), ...secrets]);

/** Takes all secrets of this DATA_DIR away but the newest. */
export const dropEarlierSecrets = (dataDir: string) =>
  rewrite(dataDir, ([newest = '']) => [newest]);

async function rewrite(dataDir: string, change: (secrets: string[]) => string[]): Promise<void> {
  const file = join(dataDir, FILE);
  const secrets = await read(file);
  if (secrets === '') throw new Error(`There is no secret key in ${file}.`);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  const text = change(secrets.split('\n')).join('\n');
  await writeFile(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  await rename(draft, file);
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
