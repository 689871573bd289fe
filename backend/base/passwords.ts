import {
  type BinaryLike,
  randomBytes,
  type ScryptOptions,
  scrypt as scryptCallback,
  timingSafeEqual,
} from 'node:crypto';
import { unavailable } from './errors';
import * as messages from './messages';
import { takeTurns } from './take-turns';

/** Cost of a guess: 2^ln blocks of r × 128 bytes, p times over; 32 MB and a fifth of a second. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

type Scrypt = (password: BinaryLike, salt: Buffer, options: ScryptOptions) => Promise<Buffer>;

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  /** `$scrypt$ln=…,r=…,p=…$salt$hash`, with what a later check needs to know. */
  hash(password: string): Promise<string>;
  /** Compares a password with a hash; without a hash, or with '', it does the same work and returns false. */
  isRight(password: string, hash: string | undefined): Promise<boolean>;
  isOutdated(hash: string): boolean;
}

const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const HASH_FORMAT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/;
/** scrypt runs on the threads that files and pictures need as well. */
const AT_ONCE = 2;
const MAX_WAITING = 40;

interface Options {
  scrypt?: Scrypt;
  cost?: Cost;
}

export function createPasswords({ scrypt = runScrypt, cost = COST }: Options = {}): Passwords {
  const inTurn = takeTurns(AT_ONCE);
  const nobodys = encode(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
  let waiting = 0;

  const derive = async (password: string, salt: Buffer, { ln, r, p }: Cost) => {
    if (waiting >= MAX_WAITING) throw busy();
    waiting += 1;
    const N = 2 ** ln;
    const options = { N, r, p, maxmem: 2 * 128 * N * r };
    return inTurn(() => scrypt(password.normalize('NFKC'), salt, options)).finally(() => {
      waiting -= 1;
    });
  };

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return encode(cost, salt, await derive(password, salt, cost));
    },
    async isRight(password, hash) {
      const decoded = decode(hash || nobodys);
      const derived = await derive(password, decoded.salt, decoded.cost);
      return timingSafeEqual(derived, decoded.hash) && Boolean(hash);
    },
    isOutdated(hash) {
      const { ln, r, p } = decode(hash).cost;
      return ln !== cost.ln || r !== cost.r || p !== cost.p;
    },
  };
}

const encode = ({ ln, r, p }: Cost, salt: Buffer, hash: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${hash.toString('base64')}`;

function decode(text: string) {
  const [, ln, r, p, salt, hash] = HASH_FORMAT.exec(text) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A password hash is damaged.');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** scrypt off the event loop. */
export function runScrypt(
  password: BinaryLike,
  salt: Buffer,
  options: ScryptOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scryptCallback(password, salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}

const busy = () => unavailable(messages.loginBusy, { retryAfterS: 5 });
