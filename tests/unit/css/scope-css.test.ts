import postcss, { type ChildNode } from 'postcss';
import { describe, expect, it } from 'vitest';
import { scopeCss } from '@/core/css/scope-css';
import { INJECTION_VECTORS } from '@/tests/support/injection-vectors';

const scope = (css: string) => (css ? `@scope (.page-root) to (.editor-chrome){${css}}` : '');

/** The names of the rules that apply to the whole document, groups taken apart. */
function unscoped(nodes: readonly ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'atrule') return [node.type];
    const isGroup = ['media', 'supports', 'container', 'layer'].includes(node.name);
    return isGroup ? unscoped(node.nodes ?? []) : [node.name];
  });
}

describe('global CSS', () => {
  it.each([
    ['p{color:red}', 'p{color:red;}'],
    ['html{color:red}', ':scope{color:red;}'],
    ['HTML, body, :root{color:red}', ':scope, :scope, :scope{color:red;}'],
    ['html > body .a, body.b p{x:y}', ':scope .a, :scope.b p{x:y;}'],
    ['html.a body.b c{x:y}', ':scope.a.b c{x:y;}'],
    [':is(html, body) p, body::before{x:y}', ':is(:scope, :scope) p, :scope::before{x:y;}'],
    [
      '.body #html [body="html"] body-x b::root{x:y}',
      '.body #html [body="html"] body-x b::root{x:y;}',
    ],
    ['p{color:red!important;--Own:{}x;--own: a b}', 'p{color:red!important;--own:a b;}'],
    [
      'p{&:hover{color:red}@media print{color:blue}}',
      'p{&:hover{color:red;}@media print{color:blue;}}',
    ],
    ['@media (width<600px){p{x:y}}', '@media (width<600px){p{x:y;}}'],
    [
      '@supports (display:grid){@container a (width>1px){p{x:y}}}',
      '@supports (display:grid){@container a (width>1px){p{x:y;}}}',
    ],
    ['@layer a{p{x:y}}', '@layer a{p{x:y;}}'],
    ['p{x:y}/* note */q{x:/**/y}', 'p{x:y;}q{x:y;}'],
    ['p{x:a/**/b}a/**/b{x:y}', 'p{x:a b;}a b{x:y;}'],
    ['p{x:a ! important;y:a!IMPORTANT;z:a}', 'p{x:a!important;y:a!important;z:a;}'],
    ['p{x:a !/**/important;y:a important}', 'p{x:a!important;y:a \\69 mportant;}'],
    ['html:root body[a]:root b{x:y}', ':scope:scope[a]:scope b{x:y;}'],
    [
      'p{background:url(/a.png) , u\\72l("//x.example/b.png")}',
      'p{background:url(/a.png) , u\\72l("//x.example/b.png");}',
    ],
    [
      'p{background:url("data:image/png;base64,AA==")}',
      'p{background:url("data:image/png;base64,AA==");}',
    ],
  ])('%j styles the page alone: %j [S3.242]', (css, scoped) => {
    expect(scopeCss(css)).toBe(scope(scoped));
  });

  it.each([
    ['@import url(https://x.example/a.css);@import "b.css";'],
    ['@charset "utf-8";@namespace a url(b);@page{margin:0}'],
    ['@view-transition{navigation:auto}@counter-style disc{symbols:a}@scope (p){q{x:y}}'],
    ['p{behavior:url(a.htc);-moz-binding:url(a.xml#a);width:expression(a())}'],
    ['p{background:url(javascript:a());list-style:url("data:text/html,a")}'],
    ['p{background:image-set("javascript:a()" 1x);mask:src("vbscript:a()")}'],
    ['p{background:url("java\\9script:a()")}'],
    ['p{background:url(\\aaaaaa\\0061 "b)}q{background:url(  a b)}'],
    // Some browsers take the first sign for a letter of a function's name, others do not.
    ['p{background:×url(/a.png)}q{background:<!--url(/a.png)}s{background:-->url(/a.png)}'],
    ['p{position:var(--p)}q{position:\\66ixed}'],
    ['p{content:"\n}q{x:y}"}'],
    ['color:red'],
    ['</style><script>x()</script>p{x:y}'],
    ['p{}'],
    [''],
  ])('%j leaves nothing [S3.242]', (css) => {
    expect(scopeCss(css)).toBe('');
  });

  it.each([
    ['p{position:fixed;top:0}', 'p{position:absolute;top:0;}'],
    ['p{POSITION: Fixed !important}', 'p{POSITION:absolute!important;}'],
  ])('%j is fixed to nothing but the page: %j [S3.242]', (css, scoped) => {
    expect(scopeCss(css)).toBe(scope(scoped));
  });

  it.each([
    ['p{x:y}}q{x:y}', 'p{x:y;}q{x:y;}'],
    ['p{x:y', 'p{x:y;}'],
    ['@media print{p{x:y', '@media print{p{x:y;}}'],
    ['p{x:y}b{c::::}}}q{x:y}', 'p{x:y;}q{x:y;}'],
    ['p{x:y\\}', 'p{x:y\\};}'],
    ['p{x:y} nonsense q{x:y}', 'p{x:y;}nonsense q{x:y;}'],
    ['p{x:y}/* open q{x:y}', 'p{x:y;}'],
    ['p{nonsense}q{x:y}', 'q{x:y;}'],
    ['/*# sourceMappingURL=data:text/plain,a */p{x:y}', 'p{x:y;}'],
    ['/*# sourceMappingURL=/etc/hostname */p{x:y}', 'p{x:y;}'],
  ])('of the broken %j stays what is whole: %j [S3.242]', (css, scoped) => {
    expect(scopeCss(css)).toBe(scope(scoped));
  });

  it('names keyframes for the shop, and what uses them [S3.242]', () => {
    const css = `@keyframes spin{from{top:0}50%,to{top:1px}}@keyframes ease{to{top:0}}
      a{animation:2s spin ease}b{animation-name:"spin",other}c{--a:spin;content:"spin";will-change:spin}`;
    expect(scopeCss(css)).toBe(
      '@keyframes shop-spin{from{top:0;}50%,to{top:1px;}}' +
        scope(
          'a{animation:2s shop-spin ease;}b{animation-name:"shop-spin",other;}' +
            'c{--a:shop-spin;content:"spin";will-change:spin;}',
        ),
    );
  });

  it('takes typefaces and registrations out of the scope, with their conditions [S3.242]', () => {
    const face = '@font-face{font-family:A;src:url(/a.woff2) format("woff2");}';
    const css = `@media print{${face}p{x:y}}@property --a{syntax:"<color>";inherits:false;initial-value:red;}@layer a,b;`;
    expect(scopeCss(css)).toBe(
      `@media print{${face}}@property --a{syntax:"<color>";inherits:false;initial-value:red;}@layer a,b;${scope('@media print{p{x:y;}}')}`,
    );
  });

  it.each(INJECTION_VECTORS)('$name stays in its element and in its scope [S3.242]', ({ text }) => {
    for (const css of [
      text,
      `p{color:${text}}`,
      `p{background:url(${text})}`,
      `${text}{color:red}`,
    ]) {
      const scoped = scopeCss(css);
      expect(scoped).not.toContain('</');
      for (const rule of unscoped(postcss.parse(scoped).nodes)) {
        expect(['scope', 'font-face', 'keyframes', 'property']).toContain(rule);
      }
      expect(scoped.match(/@scope/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });
});
