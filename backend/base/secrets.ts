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

/**
 * Seals and signs with the secret of this installation, by a key of its own for each purpose. What an earlier secret has
 * sealed or signed is read as long as that is there.
 */
export interface Secrets {
  /** Makes a value unreadable to anybody else. */
  seal(purpose: string, value: unknown): string;
  /** Undefined where it is none of ours, or was sealed for something else. */
  open(purpose: string, text: string): unknown;
  /** True of what was sealed with the newest secret. */
  isCurrent(sealed: string): boolean;
  /** Vouches for a value that everybody may read, until `expiresAt` (ms) where it is given. */
  sign(purpose: string, value: string, expiresAt?: number): string;
  /** Stands for a value wherever it must not be readable: the same each time, and nobody finds back. */
  digest(purpose: string, value: string): string;
  /** The value of a valid signature that has not expired, undefined else. */
  verify(purpose: string, text: string, now: number): string | undefined;
}

/** Names the secret that a text is sealed or signed with. It is part of what is sealed or signed, so that no text has two names. */
const ID_LENGTH = 6;

interface Secret {
  id: string;
  keyFor(purpose: string): Buffer;
  macOf(purpose: string, text: string): Buffer;
}

/** @param secret newest first, a line each. */
export function createSecrets(secret: string): Secrets {
  const [newest, ...earlier] = secret.split('\n').map(secretOf);
  if (!newest) throw new Error('There is no secret.');
  const all = [newest, ...earlier];
  /** Texts of before secrets had names have none. */
  const byName = (id: string | undefined) =>
    id === undefined ? all : all.filter((one) => one.id === id);
  return {
    seal(purpose, value) {
      const iv = randomBytes(IV_BYTES);
      const key = newest.keyFor(`seal ${purpose}`);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(newest.id));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
      return `${newest.id}.${bytes.toString('base64url')}`;
    },
    open(purpose, text) {
      const [body = '', id] = text.split('.', 2).reverse();
      const sealed = Buffer.from(body, 'base64url');
      // What stands in no such text is passed over when it is read: one thing would go by many names.
      if (
        [id, sealed.toString('base64url')].filter((part) => part !== undefined).join('.') !== text
      )
        return undefined;
      const opened = byName(id).map((one) => unseal(one.keyFor(`seal ${purpose}`), sealed, id));
      return opened.find((result) => result !== undefined)?.value;
    },
    isCurrent: (sealed) => sealed.startsWith(`${newest.id}.`),
    sign(purpose, value, expiresAt = 0) {
      const claim = `${newest.id}.${Buffer.from(`${expiresAt} ${value}`).toString('base64url')}`;
      return `${claim}.${newest.macOf(purpose, claim).toString('base64url')}`;
    },
    digest: (purpose, value) => newest.macOf(`digest ${purpose}`, value).toString('base64url'),
    verify(purpose, text, now) {
      const [mac = '', claim = '', id] = text.split('.', 3).reverse();
      const actual = Buffer.from(mac, 'base64url');
      const signed = id === undefined ? claim : `${id}.${claim}`;
      const isRight = byName(id).some((one) => isSame(actual, one.macOf(purpose, signed)));
      if (!isRight) return undefined;
      const [expiresAt = '', ...value] = Buffer.from(claim, 'base64url').toString().split(' ');
      return Number(expiresAt) === 0 || Number(expiresAt) > now ? value.join(' ') : undefined;
    },
  };
}

function secretOf(secret: string): Secret {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'hemline', purpose, KEY_BYTES));
  const macOf = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(`sign ${purpose}`))
      .update(text)
      .digest();
  return { id: keyFor('id').toString('base64url').slice(0, ID_LENGTH), keyFor, macOf };
}

const isSame = (actual: Buffer, right: Buffer): boolean =>
  actual.length === right.length && timingSafeEqual(actual, right);

function unseal(
  key: Buffer,
  bytes: Buffer,
  id: string | undefined,
): { value: unknown } | undefined {
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const sealed = bytes.subarray(IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    if (id !== undefined) decipher.setAAD(Buffer.from(id));
    decipher.setAuthTag(tag);
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
