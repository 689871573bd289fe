import { describe, expect, it } from 'vitest';
import { directiveOf } from '@/backend/domain/design/script-sources';
import { sanitize } from '@/backend/sanitizer/sanitize';

const sourcesIn = (text: string) => sanitize({ kind: 'html', text }).scripts;

const address = (length: number, name = '') => {
  const start = `https://cdn.example/${name}`;
  return start + 'a'.repeat(length - start.length);
};

describe('the directive of the scripts that html blocks run', () => {
  it('names each once [S7.240]', () => {
    expect(directiveOf([address(40), address(50), address(40)])).toBe(
      `script-src ${address(40)} ${address(50)}`,
    );
  });

  it('leaves out a source that is too long, and goes on [S7.240]', () => {
    const sources = [address(501), address(500), address(9_000_000), address(40)];
    expect(directiveOf(sources)).toBe(`script-src ${address(500)} ${address(40)}`);
  });

  it('keeps to the characters that a header can hold, from the first source on [S7.240]', () => {
    const sources = Array.from({ length: 100 }, (_, index) => address(400, `${index}/`));
    const [, ...named] = directiveOf(sources).split(' ');
    expect(named).toEqual(sources.slice(0, 20));
    expect(directiveOf(sources).length).toBeLessThanOrEqual(8_200);
  });

  it('has no host and no folder, where more lies than the script [S7.240]', () => {
    const srcs = [
      'https://x.example',
      '//x.example/',
      'https://x.example/a/',
      '//x.example/a/?b=c.js',
    ];
    const scripts = [...srcs, '//x.example/a.js'].map((src) => `<script src="${src}"></script>`);
    expect(sourcesIn(scripts.join(''))).toEqual(['http://x.example/a.js']);
  });

  it('counts an address as it stands in the header', () => {
    const [source = ''] = sourcesIn(`<script src="//x.example/${'é;'.repeat(60)}"></script>`);
    expect(source).toMatch(/^[!-~]+$/);
    expect(source.length).toBeGreaterThan(500);
    expect(directiveOf([source])).toBe('script-src');
  });
});
