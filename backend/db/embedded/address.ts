import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, realpath, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unless } from '../../base/error-code';
import type { Home } from './home';
import { canEnter } from './server-user';

/** Address of the server. A `host` that begins with a slash is the folder of its socket. */
export interface Address {
  host: string;
  port: number;
}

const SOCKET_PORT = 5432;
const LOOPBACK = '127.0.0.1';
const FIRST_PORT = 20_000;
const PORT_COUNT = 10_000;
/** The shortest limit of a socket's path, in bytes: Linux has 107, macOS 103. */
const SOCKET_PATH_BYTES = 103;
const SOCKET_NAME_BYTES = `/.s.PGSQL.${SOCKET_PORT}`.length;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isShort = (folder: string): boolean =>
  Buffer.byteLength(folder) + SOCKET_NAME_BYTES <= SOCKET_PATH_BYTES;

/** A folder for this server's socket that nobody else can enter, in a folder that everybody can. */
async function makeSocketFolder(base: string, home: Home): Promise<string> {
  const folder = join(base, `hemline-${hashOf(home.folder).toString('hex').slice(0, 16)}`);
  await mkdir(folder, { mode: 0o700 }).catch(unless(['EEXIST'], undefined));
  const self = process.geteuid?.();
  const stats = await lstat(folder);
  const isOurs = stats.uid === self || stats.uid === home.user?.uid;
  if (!stats.isDirectory() || !isOurs || (stats.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not a private folder of our own: PostgreSQL's socket needs one.`);
  }
  if (home.user) await chown(folder, home.user.uid, home.user.gid);
  return folder;
}

async function socketFolder(home: Home): Promise<string> {
  if (isShort(home.folder)) return home.folder;
  const temporary = await realpath(tmpdir());
  const isUsable = !home.user || (await canEnter(temporary, home.user));
  const room = 'hemline-0123456789abcdef';
  const base = isUsable && isShort(join(temporary, room)) ? temporary : '/tmp';
  return makeSocketFolder(base, home);
}

/** Takes away the folder of a stopped server's socket, unless the socket lay in its own folder. */
export async function removeSocketFolder(home: Home, address: Address): Promise<void> {
  if (!address.host.startsWith('/') || address.host === home.folder) return;
  await rmdir(address.host).catch(unless(['ENOENT', 'ENOTEMPTY'], undefined));
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ host: LOOPBACK, port, exclusive: true }, () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' ? bound?.port : undefined));
    });
  });
}

/** The same port at every start where it is free, so that an open pool finds the server again. */
export async function loopbackAddress(home: Home): Promise<Address> {
  const usual = FIRST_PORT + (hashOf(home.folder).readUInt32BE() % PORT_COUNT);
  const port = (await listenOnce(usual)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error(`No port is free on ${LOOPBACK} for PostgreSQL.`);
  return { host: LOOPBACK, port };
}

/** Chooses where a server listens: a private Unix socket, or a loopback port on Windows. */
export async function chooseAddress(home: Home): Promise<Address> {
  if (process.platform === 'win32') return loopbackAddress(home);
  return { host: await socketFolder(home), port: SOCKET_PORT };
}
