import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'secret.key';

/**
 * The secret of this installation: SECRET_KEY, else one that is made once and kept in DATA_DIR, readable
 * by its owner alone. Processes that start together end with the same one.
 */
export async function readSecretKey(
  configured: string | undefined,
  dataDir: string,
): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, FILE);
  const saved = await read(file);
  if (saved) return saved;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  // A link is there whole or not at all, and never in the place of another.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const made = await read(file);
  if (!made) throw new Error(`The secret key in ${file} is empty.`);
  return made;
}

async function read(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim();
}
