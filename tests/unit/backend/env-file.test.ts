import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { loadEnvironment } from '@/backend/base/env-file';

const dir = mkdtempSync(join(tmpdir(), 'hemline-env-'));
const file = join(dir, '.env');
const before = { ...process.env };

afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

function load(text: string | Buffer) {
  writeFileSync(file, text);
  loadEnvironment(file);
  return (name: string) => process.env[`HEMLINE_TEST_${name}`];
}

describe('a .env file [S2.1471]', () => {
  test('is not needed; what is set already wins', () => {
    loadEnvironment(join(dir, 'absent'));
    process.env.HEMLINE_TEST_A = 'set';
    const read = load('HEMLINE_TEST_A=file\nHEMLINE_TEST_B=file\n');
    expect(read('A')).toBe('set');
    expect(read('B')).toBe('file');
  });

  test('is read with and without a byte order mark, and by whatever ends its lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = ['# a comment', '', 'HEMLINE_TEST_A=1', 'HEMLINE_TEST_B=2', ''];
      const read = load(`\uFEFF${lines.join(end)}`);
      expect([read('A'), read('B')]).toEqual(['1', '2']);
      delete process.env.HEMLINE_TEST_A;
      delete process.env.HEMLINE_TEST_B;
    }
  });

  test('has values plain, in quotes, empty, with a comment behind them', () => {
    const read = load(
      [
        'HEMLINE_TEST_A = plain # said',
        `export HEMLINE_TEST_B="in # quotes" # said`,
        `HEMLINE_TEST_C='it "is"'`,
        'HEMLINE_TEST_D= # nothing yet',
        'HEMLINE_TEST_E=a=b',
      ].join('\n'),
    );
    expect(['A', 'B', 'C', 'D', 'E'].map(read)).toEqual([
      'plain',
      'in # quotes',
      'it "is"',
      '',
      'a=b',
    ]);
  });

  test('that has lines which cannot be read sets nothing, and names every one of them', () => {
    const text = [
      'HEMLINE_TEST_A="open',
      'HEMLINE_TEST_B=fine',
      'PORT: 3000',
      'HEMLINE_TEST_C=pass#word',
      'HEMLINE_TEST_B=again',
      `HEMLINE_TEST_D="closed" and more`,
      'HEMLINE_TEST_E=#secret',
    ];
    expect(() => load(text.join('\r\n'))).toThrow(
      [
        `${file} cannot be read:`,
        '  line 1: HEMLINE_TEST_A has a quote that does not end, or something behind it',
        '  line 3: this is no variable, such as PORT=3000, and no comment, which begins with #',
        '  line 4: HEMLINE_TEST_C has a # in it, where a comment would begin: put its value into quotes',
        '  line 5: HEMLINE_TEST_B stands in line 2 too',
        '  line 6: HEMLINE_TEST_D has a quote that does not end, or something behind it',
        '  line 7: HEMLINE_TEST_E has a # in it, where a comment would begin: put its value into quotes',
      ].join('\n'),
    );
    expect(process.env.HEMLINE_TEST_B).toBeUndefined();
  });

  test('in another encoding is refused', () => {
    expect(() => load(Buffer.from('\uFEFFPORT=3000\n', 'utf16le'))).toThrow('Save it as UTF-8');
    expect(() => loadEnvironment(dir)).toThrow(`${dir} cannot be read: `);
  });

  test('is named with the line of a setting that cannot be used', () => {
    delete process.env.PORT;
    load('# where it listens\nPORT=70000\n');
    expect(() => readConfig()).toThrow(`  PORT (${file}, line 2): must be `);
  });
});
