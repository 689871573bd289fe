import { describe, expect, it } from 'vitest';
import { scopeCss } from '@/core/css/scope-css';
import { elementsBelow, textOf } from '@/core/html/elements';
import { parseBlock } from '@/core/html/parse-block';
import { previewHtml } from '@/core/html/preview-html';
import { renderHtml } from '@/core/html/settle';
import { INJECTION_VECTORS } from '@/tests/support/injection-vectors';

const CSS = 'button{display:none!important}';
const SCOPED = '@scope (.page-root) to (.editor-chrome){button{display:none!important;}}';

function stylesOf(html: string): string[] {
  const fragment = parseBlock(html, { room: { nodes: 10_000, attributes: 1_000_000 } });
  const styles = [...elementsBelow(fragment)].filter(({ tagName }) => tagName === 'style');
  return styles.map(textOf);
}

describe('html content in the editor [S4.840]', () => {
  it.each([
    ['<style>', '</style>'],
    ['<style media="screen">', '</style>'],
    ['<p>One<style>', '</style></p>'],
    ['<svg><style>', '</style></svg>'],
    ['<svg><foreignObject><style>', '</style></foreignObject></svg>'],
    ['<template><style>', '</style></template>'],
  ])('has its styles reach the page alone: %s', (before, after) => {
    expect(scopeCss(CSS)).toBe(SCOPED);
    const shown = previewHtml(`${before}${CSS}${after}`);
    expect(shown).toBe(`${before}${SCOPED}${after}`);
  });

  it.each([
    `<svg><style><![CDATA[${CSS}]]></style></svg>`,
    `<svg><style><g></g>${CSS}</style></svg>`,
    `<svg><style>button{display:none!<!-- -->important}</style></svg>`,
    `<style>@import "//evil.example/a.css";${CSS}`,
    `<style>${CSS.replace('{', '{{{{')}</style>`,
  ])('has none of it beside that scope: %s', (content) => {
    expect(previewHtml(content).replaceAll(SCOPED, '')).not.toMatch(/evil|display:none/);
  });

  it.each(INJECTION_VECTORS)('is what was written here, whoever reads it: $name', ({ text }) => {
    const shown = previewHtml(`${text}<style>${CSS}</style>`);
    expect(renderHtml(shown)).toBe(shown);
    for (const style of stylesOf(shown)) expect(style).toMatch(/^$|^@(scope|keyframes) /);
  });

  it('is else as shoppers get it', () => {
    const content =
      '<p class="a" style="color:red" onclick="x()">One<b data-note="1">two</p><script>1</script>';
    expect(previewHtml(content)).toBe(renderHtml(content));
  });
});

it('is no part of the editor, whatever it says it is [S4.841]', () => {
  const marks = ['active', 'block="b1"', 'canvas', 'desk', 'empty="root/0"', 'part'];
  const attributes = marks.map((mark) => `data-${mark}`).join(' ');
  const link = `<a href="/" DATA-ACTIVE contenteditable="false" ${attributes}>x</a>`;
  const shown = '<a href="/">x</a>';
  expect(previewHtml(link)).toBe(shown);
  expect(previewHtml(`<template>${link}</template>`)).toBe(`<template>${shown}</template>`);
});
