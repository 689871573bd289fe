import { describe, expect, it } from 'vitest';
import { scriptsOf } from '@/core/html/scripts-of';
import { renderHtml, settle } from '@/core/html/settle';

const CONTENT = `
<p>Before</p>
<script>let one = "<b>&amp;</b>";\r\n</script>
<div><script type="module" src="https://cdn.example/two.js?v=1"></script></div>
<script src="/three.js" async></script>
<script type="application/json">{"no": "script"}</script>
<template><script>no()</script></template>
<noscript><script>no()</script></noscript>
<svg><script>no()</script></svg>
<script nomodule>no()</script>
<script for="window" event="onresize">no()</script>
<script type="importmap">{"imports":{}}</script>
<script>five()`;

const SCRIPTS = [
  { kind: 'classic', text: 'let one = "<b>&amp;</b>";\n' },
  { kind: 'module', src: 'https://cdn.example/two.js?v=1' },
  { kind: 'classic', src: '/three.js' },
  { kind: 'importmap', text: '{"imports":{}}' },
  { kind: 'classic', text: 'five()' },
];

const scriptsIn = (content: string) => scriptsOf(settle(content).fragment);

describe('the scripts of html content', () => {
  it('are those that run, in order, with the text that a browser sees [S4.240]', () => {
    expect(scriptsIn(CONTENT)).toEqual(SCRIPTS);
  });

  it('are the same before and after delivery', () => {
    expect(scriptsIn(renderHtml(CONTENT))).toEqual(SCRIPTS);
  });

  it('are none where there is no script, or none that closes', () => {
    expect(scriptsIn('<p>script</p>')).toEqual([]);
    expect(scriptsIn('<script><!--<script>a()')).toEqual([]);
  });
});
