import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFields } from '@/blocks/kit/fields';
import { STYLE_FIELDS_WITH_BACKGROUND } from '@/blocks/kit/style-fields';
import {
  areLengths,
  backgroundImageOf,
  isColor,
  isLength,
  isPictureAddress,
} from '@/core/values/css-value';

const read = (styles: object) => {
  const input = Object.entries(readFields(STYLE_FIELDS_WITH_BACKGROUND, styles));
  return Object.fromEntries(input.filter(([, value]) => value));
};

describe('the style fields of a block', () => {
  it('take what CSS has for them [S3.156]', () => {
    const styles = {
      padding: '8px 4% 0 1.5rem',
      margin: 'calc(1rem + 2px) auto',
      backgroundColor: 'rgb(12 34 56 / 50%)',
      backgroundImage: 'linear-gradient(90deg, #fff, rgba(0, 0, 0, 0.2) 40%)',
      backgroundSize: 'cover',
      backgroundPosition: 'top 10% left',
      backgroundRepeat: 'repeat-x',
      color: 'var(--ink)',
      fontSize: 'clamp(1rem, 2cqw, 3rem)',
      fontWeight: '650',
      textAlign: 'center',
      borderRadius: '4px 8px / 50%',
      border: '1px solid oklch(0.5 0.1 20)',
      width: 'min(100%, 40rem)',
      height: 'auto',
    };
    expect(read(styles)).toEqual(styles);
  });

  it('take numbers as px, and addresses of pictures bare or in url()', () => {
    expect(read({ padding: 12, backgroundImage: '/media/a.webp' })).toEqual({
      padding: '12px',
      backgroundImage: 'url("/media/a.webp")',
    });
    expect(read({ backgroundImage: "url('https://a.example/b.webp')" })).toEqual({
      backgroundImage: 'url("https://a.example/b.webp")',
    });
  });

  it.each([
    { padding: '1px;position:fixed;inset:0' },
    { padding: '1px} body{display:none' },
    { margin: 'calc(1px' },
    { color: 'red;background:url(//evil.example)' },
    { color: 'expression(alert(1))' },
    { backgroundColor: 'url(https://evil.example/a)' },
    { backgroundImage: 'url(javascript:alert(1))' },
    { backgroundImage: 'url(data:image/svg+xml,<svg onload=alert(1)>)' },
    { backgroundImage: 'vbscript:msgbox(1)' },
    { backgroundImage: 'java\tscript:alert(1)' },
    { backgroundImage: 'linear-gradient(red, url(https://evil.example/a))' },
    { border: '1px solid url(//evil.example/a)' },
    { width: 'attr(data-x)' },
    { width: '1px/**/' },
    { height: '-moz-element(#a)' },
    { fontSize: '16px !important' },
    { fontWeight: 'fixed' },
    { textAlign: 'fixed' },
    { color: '\\65xpression(1)' },
  ])('leave out what could run, fetch or leave its place: %j [S3.157]', (styles) => {
    expect(read(styles)).toEqual({});
  });

  it('never hold what ends a declaration or a rule, or fetches but by the background', () => {
    const piece = fc.constantFrom(
      ...[
        '1px',
        ' ',
        'url(',
        ')',
        ';',
        '{',
        '}',
        '"',
        "'",
        '(',
        '/*',
        '*/',
        'red',
        '#fff',
        'calc(',
      ],
      ...[
        'javascript:',
        'https://a.example/',
        '\\',
        ',',
        '%',
        'solid',
        'linear-gradient(',
        '<',
        '@',
      ],
    );
    const value = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(value, (text) => {
        const styles = Object.keys(STYLE_FIELDS_WITH_BACKGROUND).map((name) => [name, text]);
        for (const [name, shown] of Object.entries(read(Object.fromEntries(styles)))) {
          // What stands in quotes says nothing, and cannot end them.
          const quoted = name === 'backgroundImage' ? /url\("[^"\\\n]*"\)/g : /$^/;
          const bare = String(shown).replace(quoted, '');
          expect(bare).not.toMatch(/[;{}<>\\@]|\/\*|url\(|javascript:/i);
        }
      }),
    );
  });

  it('keep an address inside its quotes', () => {
    expect(backgroundImageOf('/a"); position: fixed; x: url("b')).toBe(
      'url("/a%22%29; position: fixed; x: url%28%22b")',
    );
  });
});

describe('CSS values', () => {
  it.each(['#abc', '#aabbccdd', 'rebeccapurple', 'hsl(10 20% 30%)', 'transparent'])(
    '%s is a colour',
    (value) => expect(isColor(value)).toBe(true),
  );
  it.each(['#ab', '#12345', 'rgb(', '12px', '', 'red blue'])('%s is no colour', (value) =>
    expect(isColor(value)).toBe(false),
  );
  it.each(['0', '12px', '-1.5rem', '.5em', '50%', 'auto', '10cqw', 'var(--space-4)'])(
    '%s is a length',
    (value) => expect(isLength(value)).toBe(true),
  );
  it.each(['12', 'px', '1px2px', '12 px', 'url(a)'])('%s is no length', (value) =>
    expect(isLength(value)).toBe(false),
  );
  it('at most four lengths stand beside each other', () => {
    expect(areLengths('1px 2px 3px 4px')).toBe(true);
    expect(areLengths('1px 2px 3px 4px 5px')).toBe(false);
    expect(areLengths('')).toBe(false);
  });
  it.each(['/a.webp', 'a.webp', 'https://a.example/b.webp', '//a.example/b.webp'])(
    'a picture may be at %s',
    (address) => expect(isPictureAddress(address)).toBe(true),
  );
  it.each([
    'data:image/png;base64,AAAA',
    'javascript:1',
    ' java\nscript:1',
    'blob:x',
    'mailto:a@b.c',
    '',
  ])('no picture is at %j', (address) => expect(isPictureAddress(address)).toBe(false));
});
