import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  isScriptSource,
} from '@/core/rules/security/content-security-policy';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const ADDRESS = 'https://cdn.example/a/b.js';

function directives(
  parts: Partial<Parameters<typeof contentSecurityPolicy>[0]>,
): Record<string, string> {
  const policy = contentSecurityPolicy({ kind: 'shop', scripts: [], ...parts });
  return Object.fromEntries(
    policy.split('; ').map((one) => [one.split(' ', 1)[0], one.slice(one.indexOf(' ') + 1)]),
  );
}

describe('the policy of a page', () => {
  it('lets the site’s own scripts run and those it is told, by hash or address [S9.240]', () => {
    expect(directives({ scripts: [HASH, ADDRESS] })['script-src']).toBe(
      `'self' ${HASH} ${ADDRESS}`,
    );
  });

  it.each(['shop', 'apart', 'bare'] as const)(
    'of a page of kind %s has no handlers, no code made of text, no base and no plug-ins [S9.240]',
    (kind) => {
      const { 'script-src': scripts, ...rest } = directives({ kind, scripts: [HASH] });
      expect(scripts).toBe(`'self' ${HASH}`);
      expect(rest).toMatchObject({ 'script-src-attr': "'none'", 'base-uri': "'none'" });
      expect(rest['object-src'] ?? rest['default-src']).toBe("'none'");
      expect(Object.values(rest).join(' ')).not.toContain('unsafe-eval');
    },
  );

  it('lets tags have folders, of one host each, and nothing else [S2.736]', () => {
    const folder = 'https://tags.example/of/1234/';
    const tags = [folder, HASH, 'https:', 'https://*.example/', "'unsafe-inline'"];
    expect(directives({ scripts: [ADDRESS, folder], tags })['script-src']).toBe(
      `'self' ${ADDRESS} ${folder}`,
    );
  });

  it('lets html blocks show and reach other sites', () => {
    expect(directives({})).toMatchObject({
      'img-src': '* data: blob:',
      'frame-src': "'self' https:",
      'form-action': "'self' https:",
      'connect-src': "'self' https: wss:",
      'style-src': "'self' 'unsafe-inline' https:",
      'frame-ancestors': "'none'",
    });
  });

  it('keeps pages that are apart to themselves', () => {
    expect(directives({ kind: 'apart' })).toMatchObject({
      'form-action': "'self'",
      'connect-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
    });
    expect(directives({ kind: 'bare' })).toMatchObject({
      'default-src': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('knows a backend elsewhere, and payment pages on localhost', () => {
    const backend = 'http://backend.example:8080';
    expect(directives({ kind: 'apart', backend })['connect-src']).toBe(`'self' ${backend}`);
    expect(directives({ isLocal: true })['frame-src']).toBe(
      "'self' https: http://localhost:* http://*.localhost:*",
    );
  });

  it('lets the development server make code and talk', () => {
    const policy = directives({ isDevelopment: true, scripts: [HASH, ADDRESS] });
    // A hash would take 'unsafe-inline' back.
    expect(policy['script-src']).toBe(`'self' 'unsafe-inline' 'unsafe-eval' ${ADDRESS}`);
    expect(policy['connect-src']).toContain('ws:');
  });

  it.each([
    ["'unsafe-inline'"],
    ["'strict-dynamic'"],
    ["'nonce-abc'"],
    ['*'],
    ['https:'],
    ['data:'],
    ['https://*/a.js'],
    ['https://*.example/a.js'],
    ['https://a.example/;default-src'],
    ['https://a.example/,x'],
    ['https://a.example/a?b'],
    ['a.example'],
    ['https://a.example'],
    ['https://a.example:8080'],
    ['https://a.example/'],
    ['https://a.example/folder/'],
    ["'sha256-x'; img-src"],
    [''],
  ])('takes no source such as %j [S9.240]', (source) => {
    expect(isScriptSource(source)).toBe(false);
    expect(directives({ scripts: [source] })['script-src']).toBe("'self'");
  });

  it.each([[HASH], [ADDRESS], ['http://a.example:8080/x%3By.js'], ['https://a.example/a']])(
    'takes %j',
    (source) => {
      expect(isScriptSource(source)).toBe(true);
    },
  );
});
