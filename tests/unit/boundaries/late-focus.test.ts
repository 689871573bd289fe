import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sourcesBelow } from './read-imports';

/**
 * Effects that move the focus though it is not lost. They run after what was shown, on a busy browser after what was
 * done next, and would take the focus from where somebody has gone.
 */
function movingFocus(source: string): string[] {
  return [...source.matchAll(/\buseEffect\(/g)]
    .map(({ index }) => callAt(source, index))
    .filter((effect) => /\bfocus\w*\(/.test(effect) && !effect.includes('document.body'));
}

/** A call to its closing bracket. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = source.indexOf('(', start); at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}

it('the focus is moved together with what is shown, not after it', async () => {
  const files = (await Promise.all(['blocks', 'components', 'hooks'].map(sourcesBelow))).flat();
  const late = await Promise.all(
    files.map(async (file) => movingFocus(await readFile(file, 'utf8')).map(() => file)),
  );
  expect(late.flat()).toEqual([]);
  const moves = 'useEffect(() => field.current?.focus(), []);';
  expect(movingFocus(`useEffect(() => tell(), []);\n${moves}\n`)).toHaveLength(1);
  const byAnother = 'useEffect(() => focusOn(form.current), []);';
  expect(movingFocus(byAnother)).toHaveLength(1);
  const hasLost =
    'useEffect(() => { if (document.activeElement === document.body) field.focus(); });';
  expect(movingFocus(hasLost)).toEqual([]);
  expect(movingFocus(moves.replace('useEffect', 'useLayoutEffect'))).toEqual([]);
});
