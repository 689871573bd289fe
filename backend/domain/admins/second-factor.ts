import { randomInt } from 'node:crypto';
import { and, arrayContains, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { Factor } from '@/core/model/account';
import { unauthenticated } from '../../base/errors';
import type { Secrets } from '../../base/secrets';
import { matching } from '../../db/rows';
import { people } from '../../db/schema';
import { rateGuessesOfAll } from '../../limits/rate-limit';
import type { Rate } from '../../limits/rates';
import type { ShopServices } from '../shops/find-shop';
import type { Member } from './members';
import * as messages from './messages';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
export const SECRET_PURPOSE = 'totp';
const RECOVERY_PURPOSE = 'recovery-code';
const RECOVERY_CODES = 10;
/** Letters and digits of which none looks like another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_LENGTH = 5;
const STEP_S = 30;
/** Steps before and after the present one whose codes are taken, and those that tell that a clock is wrong. */
const WINDOW = 1;
const CLOCK_WINDOW = 10;
const CODE = /^\d{6}$/;

/** Wrong codes of somebody whose password was right. */
const CODE_GUESSES: Rate = { name: 'code-guesses', times: 10, windowMs: 15 * MINUTE_MS };

type Owner = Pick<Member, 'personId' | 'totpSecret' | 'recoveryHashes'>;

/** The ways in which somebody can show who they are beside the password; none where they have no second factor. */
export function factorsOf({ totpSecret, recoveryHashes }: Owner, passkeys: number): Factor[] {
  return [
    ...(totpSecret ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...((totpSecret || passkeys > 0) && recoveryHashes.length > 0 ? (['recovery'] as const) : []),
  ];
}

/** A secret of an authenticator app, and the address by which it is set up. */
export function newTotp(issuer: string, email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const uri = totpOf(secret.base32, { issuer, label: email }).toString();
  return { secret: secret.base32, uri };
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: STEP_S, digits: 6 });

export const sealTotp = (secrets: Secrets, secret: string): string =>
  secrets.seal(SECRET_PURPOSE, secret);

/** The time step of a code of a secret. @throws DomainError unauthenticated, in words about the clock where it is that */
export function stepOf(secret: string, code: string, now: number): number {
  const offBy = totpOf(secret).validate({ token: code, timestamp: now, window: CLOCK_WINDOW });
  if (offBy === null) throw unauthenticated(messages.wrongCode);
  if (Math.abs(offBy) > WINDOW) {
    throw unauthenticated(messages.clockIsOff(Math.abs(offBy) * STEP_S, offBy > 0));
  }
  return Math.floor(now / SECOND_MS / STEP_S) + offBy;
}

/** Takes a code of the authenticator app, or one for recovery, once. @throws DomainError unauthenticated, too-many */
export function takeCode(services: ShopServices, owner: Owner, text: string): Promise<void> {
  const code = text.replace(/[\s-]/g, '').toLowerCase();
  return rateGuessesOfAll(services, owner.personId, CODE_GUESSES, () =>
    CODE.test(code) ? takeTotp(services, owner, code) : takeRecovery(services, owner, code),
  );
}

async function takeTotp({ db, secrets, now }: ShopServices, owner: Owner, code: string) {
  const { personId: id, totpSecret } = owner;
  const secret = z.string().safeParse(totpSecret && secrets.open(SECRET_PURPOSE, totpSecret));
  if (!secret.success) throw unauthenticated(messages.wrongCode);
  const totpStep = stepOf(secret.data, code, now());
  const isNewer = matching(people, { id }, lt(people.totpStep, totpStep));
  const { rowCount } = await db.update(people).set({ totpStep }).where(isNewer);
  if (!rowCount) throw unauthenticated(messages.codeUsed);
}

async function takeRecovery({ db, secrets }: ShopServices, { personId: id }: Owner, code: string) {
  const hash = hashRecovery(secrets, id, code);
  const { recoveryHashes } = people;
  const { rowCount } = await db
    .update(people)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(and(matching(people, { id }), arrayContains(recoveryHashes, [hash])));
  if (!rowCount) throw unauthenticated(messages.wrongCode);
}

const hashRecovery = (secrets: Secrets, personId: string, code: string) =>
  secrets.digest(RECOVERY_PURPOSE, `${personId} ${code}`);

/** A group of letters that people can read off a screen and type. */
const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Makes recovery codes, and what is kept of them. */
export function newRecovery(secrets: Secrets, personId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${randomGroup()}-${randomGroup()}`);
  const hashes = codes.map((code) => hashRecovery(secrets, personId, code.replace('-', '')));
  return { codes, hashes };
}
