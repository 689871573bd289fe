import { describe, expect, test } from 'vitest';
import { takeTurns } from '@/backend/base/take-turns';
import { isDatabaseUnavailable } from '@/backend/http/error-response';
import { entityTag, matchesTag } from '@/backend/http/serve-call';
import {
  createMediaAddress,
  createPublicAddress,
  isMediaKey,
} from '@/backend/media/public-address';
import { servedWidth } from '@/backend/media/read-size';

describe('entity tags', () => {
  test('differ with what they name and match in every form a header has', () => {
    const tag = entityTag('a');
    expect(tag).not.toBe(entityTag('b'));
    for (const header of [tag, `W/${tag}`, `"x", W/${tag}`, ' * '])
      expect(matchesTag(header, tag)).toBe(true);
    for (const header of [undefined, '', '"x"', tag.slice(1, -1)])
      expect(matchesTag(header, tag)).toBe(false);
  });
});

test('a public address is stored as it was [S3.201]', () => {
  const savedRows = [
    '/media/a-1.webp',
    'https://s.example/b.jpg?v=1',
    '/other/c.jpg',
    '/media',
    '',
  ];
  for (const mediaBase of ['', '/api/backend', 'https://api.example']) {
    const bases = { mediaBase, cdn: { storageHost: 's.example', cdnHost: 'c.example' } };
    const [publicAddress, savedAddress] = [createPublicAddress(bases), createMediaAddress(bases)];
    expect(savedRows.map(publicAddress).map(savedAddress)).toEqual(savedRows);
    expect(savedRows.map(savedAddress)).toEqual(savedRows);
  }
});

describe('isDatabaseAway', () => {
  const withCode = (code: string) => Object.assign(new Error('failed'), { code });

  test('knows refused, ended, starting and overloaded, however wrapped', () => {
    for (const code of [
      'ECONNREFUSED',
      'ECONNRESET',
      '57P01',
      '57P03',
      '53300',
      '08006',
      '57014',
    ]) {
      const wrapped = new Error('Failed query', { cause: withCode(code) });
      expect(isDatabaseUnavailable(wrapped), code).toBe(true);
    }
    for (const message of [
      'Connection terminated unexpectedly',
      'timeout exceeded when trying to connect',
    ]) {
      expect(isDatabaseUnavailable(new Error(message)), message).toBe(true);
    }
  });

  test('a wrong query, or anything else, is not it', () => {
    for (const error of [
      withCode('42P01'),
      withCode('23505'),
      new Error('timeout'),
      'text',
      undefined,
    ]) {
      expect(isDatabaseUnavailable(error)).toBe(false);
    }
  });
});

describe('media', () => {
  test('a key is words and one ending, never a path', () => {
    for (const key of ['a', 'hoodie-navy-4021.webp', 'photo_1.jpg', '0'])
      expect(isMediaKey(key), key).toBe(true);
    const wrong = [
      '',
      '.',
      '..',
      'a/b',
      'a\\b',
      '.env',
      'a..webp',
      'a.webp.png',
      'A.png',
      'a b',
      'a%2e',
      '-a',
      'é',
      'a\n',
      'a'.repeat(161),
    ];
    for (const key of wrong) expect(isMediaKey(key), key).toBe(false);
  });

  test('a width is raised to a served one', () => {
    expect([1, 160, 161, 960, 1281, 5000].map(servedWidth)).toEqual([
      160, 160, 320, 960, 1440, 2048,
    ]);
  });

  test('takeTurns runs no more jobs at once than it may, and goes on after a failure', async () => {
    const inTurn = takeTurns(2);
    const releases: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((release) => releases.push(release));
      running -= 1;
      if (releases.length === 1) throw new Error('first');
    };
    const jobs = Promise.allSettled([1, 2, 3, 4, 5].map(() => inTurn(job)));
    for (let done = 0; done < 5; done += 1) {
      await expect.poll(() => releases.length).toBeGreaterThan(done);
      releases[done]?.();
    }
    await jobs;
    expect(most).toBe(2);
    expect(await inTurn(async () => 'after')).toBe('after');
  });
});
