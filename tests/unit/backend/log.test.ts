import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog } from '@/backend/base/log';

function logLines(level: Parameters<typeof createLog>[0]['level']) {
  const lines: string[] = [];
  const log = createLog({ level, write: (line) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line)) };
}

test('a line is one JSON object with time, level, message and fields', () => {
  const { log, lines, entries } = logLines('info');
  log.info('started\nagain', { port: 3000 });
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(entries()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-/),
      level: 'info',
      message: 'started\nagain',
      port: 3000,
    },
  ]);
});

test('only what is as weighty as the level is written', () => {
  for (const [level, count] of [
    ['debug', 4],
    ['warn', 2],
    ['silent', 0],
  ] as const) {
    const { log, lines } = logLines(level);
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(lines, level).toHaveLength(count);
  }
});

test('an error shows its name, message, code, stack and cause', () => {
  const { log, entries } = logLines('error');
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  log.error('failed', { error: new TypeError('wrong', { cause }), count: 5n });
  expect(entries()[0]).toMatchObject({
    error: {
      name: 'TypeError',
      message: 'wrong',
      stack: expect.stringContaining('log.test'),
      cause: { message: 'refused', code: 'ECONNREFUSED' },
    },
    count: 5,
  });
});

test('a query that failed is told without what it was sent [S6.340]', () => {
  const { log, lines, entries } = logLines('error');
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  log.error('failed', { error: new DrizzleQueryError('INSERT $1', ['ada@example.com'], cause) });
  expect(entries()[0].error).toMatchObject({ query: 'INSERT $1', cause: { code: '23505' } });
  expect(lines[0]).not.toContain('ada@example.com');
});

test('what tells of people or opens something stays out of every line [S7.811]', () => {
  const { log, lines } = logLines('debug');
  const secrets = { email: 'ada@a.example', password: 'pw-1', token: 'tk-1', cookie: 'ck-1' };
  log.info('Told ada@a.example', { ...secrets, request: { ...secrets, authorization: 'au-1' } });
  const refused = new Error('550 <ada@a.example> is unknown', {
    cause: new Error('postgres://app:pw-1@db.example:5432/shop cannot be reached'),
  });
  log.error('failed', { error: refused });
  const value = Object.assign(new Error('invalid input syntax for type uuid: "Ada Lovelace"'), {
    code: '22P02',
  });
  log.error('failed', { error: value });
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(/ada@|Lovelace|pw-1|tk-1|ck-1|au-1/);
});
