import { describe, expect, it } from 'vitest';
import { ownScriptType, scriptKind } from '@/core/rules/security/script-kind';

const read = (attributes: Record<string, string>) => (name: string) => attributes[name];

describe('a script element', () => {
  it.each([
    [{}, 'classic'],
    [{ type: '' }, 'classic'],
    [{ type: ' Text/JavaScript\n' }, 'classic'],
    [{ type: 'application/x-ecmascript' }, 'classic'],
    [{ type: 'text/javascript1.5' }, 'classic'],
    [{ language: 'JavaScript' }, 'classic'],
    [{ language: '' }, 'classic'],
    [{ type: '', language: 'vbscript' }, 'classic'],
    [{ type: 'MODULE' }, 'module'],
    [{ type: 'module', nomodule: '' }, 'module'],
    [{ type: 'importmap' }, 'importmap'],
    [{ type: 'speculationrules' }, 'speculationrules'],
    [{ type: 'hemline/script' }, 'classic'],
    [{ type: 'hemline/script', 'data-hemline-type': 'module' }, 'module'],
    [{ for: ' Window ', event: 'onload()' }, 'classic'],
    [{ for: 'window' }, 'classic'],
  ])('with %j runs as %s [S4.240]', (attributes, kind) => {
    expect(scriptKind(read(attributes))).toBe(kind);
  });

  it.each([
    [{ type: 'text/javascript; charset=utf-8' }],
    [{ type: 'text/javascript1.6' }],
    [{ type: 'application/json' }],
    [{ type: 'text/template' }],
    [{ type: ' ' }],
    [{ language: 'vbscript' }],
    [{ nomodule: '' }],
    [{ for: 'window', event: 'onresize' }],
    [{ for: 'button', event: 'onload' }],
    [{ type: 'hemline/script', 'data-hemline-type': 'text/template' }],
  ])('with %j does not run', (attributes) => {
    expect(scriptKind(read(attributes))).toBeNull();
  });

  it('has the type it was given, set aside or not', () => {
    expect(ownScriptType(read({}))).toBeNull();
    expect(ownScriptType(read({ type: 'module', 'data-hemline-type': 'x' }))).toBe('module');
    expect(ownScriptType(read({ type: 'hemline/script' }))).toBeNull();
  });
});
