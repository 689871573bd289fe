import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '@/core/values/email';

const word = fc.stringMatching(/^[^\s@.]{1,12}$/);
const blank = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003');

describe('an e-mail address [S5.300]', () => {
  it('is text, at sign, text, dot, text', () => {
    fc.assert(
      fc.property(word, word, word, (name, host, end) => isEmail(`${name}@${host}.${end}`)),
    );
  });

  it('has no spaces, wherever they are', () => {
    fc.assert(
      fc.property(word, word, word, blank, fc.nat(), (name, host, end, space, at) => {
        const address = `${name}@${host}.${end}`;
        const place = at % (address.length + 1);
        return !isEmail(address.slice(0, place) + space + address.slice(place));
      }),
    );
  });

  it.each([0, 1, 2])('has text in each of its parts, so not without part %i', (left) => {
    fc.assert(
      fc.property(word, word, word, (...parts) => {
        const [name, host, end] = parts.map((part, place) => (place === left ? '' : part));
        return !isEmail(`${name}@${host}.${end}`);
      }),
    );
  });

  it.each(['', '@', '.', 'a.b', 'a@b', 'a@b@c.d', 'a@.', '@b.c', 'a@b.', 'a b@c.d'])(
    'is not %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it.each(['a@b.c', 'mara.finch+shop@mail.example.com', 'ünü@bücher.example', "o'neil@x.ie"])(
    'is %j',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
});
