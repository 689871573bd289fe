import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals and signs with the one secret of this installation, by a key of its own for each purpose. */
export interface Secrets {
  /** Makes a value unreadable to anybody else. */
  seal(purpose: string, value: unknown): string;
  /** Undefined where it is none of ours, or was sealed for something else. */
  open(purpose: string, text: string): unknown;
  /** Vouches for a value that everybody may read, until `expiresAt` (ms) where it is given. */
  sign(purpose: string, value: string, expiresAt?: number): string;
  /** Stands for a value wherever it must not be readable: the same each time, and nobody finds back. */
  digest(purpose: string, value: string): string;
  /** The value of a valid signature that has not expired, undefined else. */
  verify(purpose: string, text: string, now: number): string | undefined;
}

export function createSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'hemline', purpose, KEY_BYTES));
  const macOf = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(`sign ${purpose}`))
      .update(text)
      .digest();
  return {
    seal(purpose, value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor(`seal ${purpose}`), iv);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(purpose, text) {
      const sealed = Buffer.from(text, 'base64url');
      // What stands in no such text is passed over when it is read: one thing would go by many names.
      if (sealed.toString('base64url') !== text) return undefined;
      try {
        return unseal(keyFor(`seal ${purpose}`), sealed);
      } catch {
        return undefined;
      }
    },
    sign(purpose, value, expiresAt = 0) {
      const claim = Buffer.from(`${expiresAt} ${value}`).toString('base64url');
      return `${claim}.${macOf(purpose, claim).toString('base64url')}`;
    },
    digest: (purpose, value) => macOf(`digest ${purpose}`, value).toString('base64url'),
    verify(purpose, text, now) {
      const [claim = '', mac = ''] = text.split('.', 2);
      const actual = Buffer.from(mac, 'base64url');
      const right = macOf(purpose, claim);
      if (actual.length !== right.length || !timingSafeEqual(actual, right)) return undefined;
      const [expiresAt = '', ...value] = Buffer.from(claim, 'base64url').toString().split(' ');
      return Number(expiresAt) === 0 || Number(expiresAt) > now ? value.join(' ') : undefined;
    },
  };
}

function unseal(key: Buffer, bytes: Buffer): unknown {
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  const sealed = bytes.subarray(IV_BYTES + TAG_BYTES);
  return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8'));
}
