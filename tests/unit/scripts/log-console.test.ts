import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@/backend/base/log';
import { inRequest } from '@/backend/http/request-context';
import { logConsole } from '@/scripts/lib/log-console';

const own = { error: console.error, warn: console.warn };
/** Next's mark of an error where the output takes colors. */
const RED_MARK = '\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m';
const lines: string[] = [];
const entries = () => lines.map((line) => JSON.parse(line));

beforeEach(() => {
  lines.length = 0;
  logConsole(createLog({ level: 'info', write: (line) => void lines.push(line) }));
});
afterEach(() => {
  Object.assign(console, own);
});

const during = (requestId: string, work: () => void) => inRequest({ requestId }, work);

describe('the console of a server', () => {
  test('says what failed in the log, once for each request, with its id [S7.814]', () => {
    const error = new TypeError('boom for ada@secret.example');
    for (const requestId of ['edge-1', 'edge-1', 'edge-2']) {
      during(requestId, () => console.error(RED_MARK, error));
    }
    expect(entries()).toEqual(
      ['edge-1', 'edge-2'].map((requestId) =>
        expect.objectContaining({
          ...{ level: 'error', message: 'page failed', requestId },
          error: expect.objectContaining({ name: 'TypeError', message: 'boom for [e-mail]' }),
        }),
      ),
    );
    expect(lines.join('')).not.toContain('ada@');
  });

  test('leaves what a line says of a request out, and keeps its words [S7.811]', () => {
    const address = 'https://pictures.example/ada.png?key=secret';
    during('edge-3', () => console.error('⨯', 'upstream image response failed for', address, 404));
    during('edge-4', () => console.error('The block a is left out:', new Error('wrong')));
    console.warn('⚠ Something is old');
    expect(entries()).toEqual([
      expect.objectContaining({
        ...{ level: 'error', requestId: 'edge-3', message: 'upstream image response failed for' },
      }),
      expect.objectContaining({
        ...{ requestId: 'edge-4', message: 'The block a is left out' },
        error: expect.objectContaining({ message: 'wrong' }),
      }),
      { time: expect.any(String), level: 'warn', message: 'Something is old' },
    ]);
    expect(lines.join('')).not.toContain('pictures.example');
  });

  test('repeats neither the host nor the address that a stranger sent [S7.1806]', () => {
    const sent = ['/%2e?dpl=marked', '/%2e', 'stranger.example:80'];
    inRequest({ requestId: 'edge-5', sent }, () => {
      console.error(`Invalid dpl query param: ${sent[0]}, expected: x`);
      console.error(`Cannot render page with path "${sent[1]}" of ${sent[2]}`);
    });
    expect(entries()).toMatchObject([
      { message: 'Invalid dpl query param: …, expected: x' },
      { message: 'Cannot render page with path "…" of …' },
    ]);
  });

  test('tells of what failed outside of requests each time', () => {
    const error = new Error('gone');
    console.error('uncaughtException: ', error);
    console.error(error);
    expect(entries().map(({ message }) => message)).toEqual(['uncaughtException', 'failed']);
  });
});
