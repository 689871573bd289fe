import { describe, expect, it } from 'vitest';
import { scopeCss } from '@/core/css/scope-css';
import { large } from './runs';

describe('global CSS of any size', () => {
  it.each(['p{x:y}', '{', 'p{', '}', '(', '@media x{', '"', '\\', '/*', ':is(', 'html>', 'url('])(
    'takes two hundred thousand characters of %j',
    (piece) => {
      const css = piece.repeat(200_000 / piece.length);
      expect(scopeCss(css).length).toBeLessThan(css.length * 2);
    },
  );

  it.each([
    ['roots', 'html', ':root', '{x:y}'],
    ['brackets in roots', '', ':scope[', `${']'.repeat(100_000)}{x:y}`],
    ['comments in a selector', 'p', '/**/a', '{x:y}'],
    ['comments before what is important', 'p{x:y!', '/**/', 'important}'],
    ['words before what is called important', 'p{x:', 'a ', 'important}'],
    ['blanks in an address', 'p{x:url(', ' ', 'a b)}'],
    ['escapes in an address', 'p{x:url(', '\\aaaaaa', '"b)}'],
    ['digits of a step', '@keyframes a{', '1', '{x:y}}'],
  ])(
    'takes hundreds of thousands of characters of %s as fast as of others [S3.242]',
    (_, start, piece, end) => {
      const css = start + piece.repeat((large(1_000_000) - end.length) / piece.length) + end;
      expect(scopeCss(css).length).toBeLessThan(css.length * 2);
    },
  );
});
