import { describe, expect, test } from 'vitest';
import { runScrypt } from '@/backend/base/passwords';
import { createPasswords } from '@/backend/domain/admins';

const CHEAP = { ln: 4, r: 8, p: 1 };

describe('passwords', () => {
  test('are checked against a salted scrypt hash that tells how it was made [S6.205]', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('secret words');
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(await passwords.isRight('secret words', hash)).toBe(true);
    expect(passwords.isOutdated(hash)).toBe(false);
  });

  test('have another hash each time, which is of no other password [S6.205]', async () => {
    const passwords = createPasswords({ cost: CHEAP });
    const one = await passwords.hash('secret words');
    expect(await passwords.hash('secret words')).not.toBe(one);
    expect(await passwords.isRight('secret word', one)).toBe(false);
  });

  test('are the same however their accents are written', async () => {
    const passwords = createPasswords({ cost: CHEAP });
    const hash = await passwords.hash('Cafe\u0301 ﬁne');
    expect(await passwords.isRight('Café fine', hash)).toBe(true);
  });

  test('cost the same work where there is no hash, and are never right then [S6.201]', async () => {
    const runs: object[] = [];
    const scrypt: typeof runScrypt = (password, salt, options) => {
      runs.push({ length: salt.length, ...options });
      return runScrypt(password, salt, options);
    };
    const passwords = createPasswords({ scrypt, cost: CHEAP });
    const hash = await passwords.hash('secret words');
    runs.length = 0;
    expect(await passwords.isRight('wrong', hash)).toBe(false);
    expect(await passwords.isRight('wrong', undefined)).toBe(false);
    expect(runs).toHaveLength(2);
    expect(runs[0]).toEqual(runs[1]);
    const zero: typeof runScrypt = async () => Buffer.alloc(32);
    expect(await createPasswords({ scrypt: zero }).isRight('', undefined)).toBe(false);
  });

  test('of another cost are still checked, and known to be outdated [S6.205]', async () => {
    const old = await createPasswords({ cost: { ln: 3, r: 4, p: 2 } }).hash('secret words');
    const passwords = createPasswords({ cost: CHEAP });
    expect(await passwords.isRight('secret words', old)).toBe(true);
    expect(passwords.isOutdated(old)).toBe(true);
    await expect(passwords.isRight('x', 'plain text')).rejects.toThrow('damaged');
  });

  test('are worked on two at a time, and not by a crowd', async () => {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const scrypt: typeof runScrypt = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((go) => waiting.push(go));
      running -= 1;
      return Buffer.alloc(32);
    };
    const passwords = createPasswords({ scrypt, cost: CHEAP });
    const jobs = Array.from({ length: 50 }, () => passwords.isRight('x', undefined));
    const settled = Promise.allSettled(jobs);
    for (let done = 0; done < 40; done += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(done);
      waiting[done]?.();
    }
    const outcomes = (await settled).map((one) => one.status);
    expect(outcomes.filter((status) => status === 'rejected')).toHaveLength(10);
    expect(most).toBe(2);
    const refused = (await settled).find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ kind: 'unavailable' });
    expect(jobs).toHaveLength(50);
  });
});
