import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';

const source = await readFile('scripts/run.cjs', 'utf8');

/** Runs the file that every command begins with as some version of Node would, and gives what it loads and says. */
function runBy(version: string) {
  const loaded: string[] = [];
  const said: string[] = [];
  const ended = new Error('exit');
  const require = (path: string) => {
    loaded.push(path);
    return { engines: { node: '>=20.19' } };
  };
  const exit = () => {
    throw ended;
  };
  const process = { versions: { node: version }, exit };
  const console = { error: (...words: string[]) => said.push(words.join(' ')) };
  try {
    runInNewContext(source, { require, process, console });
  } catch (error) {
    if (error !== ended) throw error;
  }
  return { loaded, said: said.join('\n') };
}

describe('the version of Node [S2.1470]', () => {
  test.each(['0.12.18', '4.9.1', '16.20.2', '20.9.0', '20.18.3'])(
    '%s is refused before anything of the project is loaded',
    (version) => {
      const { loaded, said } = runBy(version);
      expect(loaded).toEqual(['../package.json']);
      expect(said).toContain('Hemline needs Node 20.19 or later');
      expect(said).toContain(version);
    },
  );

  test.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0', '100.0.0'])('%s runs it', (version) => {
    expect(runBy(version)).toEqual({
      loaded: ['../package.json', './lib/run-program.cjs'],
      said: '',
    });
  });

  test('what asks for it is in words that the oldest Node can read', async () => {
    const older = await transform(source, { target: 'es5', loader: 'js' });
    const plain = await transform(source, { loader: 'js' });
    expect(older).toEqual(plain);
    await expect(transform('const a = () => 1;', { target: 'es5' })).rejects.toThrow();
  });
});
