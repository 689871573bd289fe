import { describe, expect, it } from 'vitest';
import { type Edit, indentLines, lineBreak } from '@/components/editor/shop/controls/indent';

/** A text with its selection between two bars, or its caret at one. */
function selection(marked: string) {
  const from = marked.indexOf('|');
  const text = marked.replaceAll('|', '');
  const to = marked.includes('|', from + 1) ? marked.lastIndexOf('|') - 1 : from;
  return { text, from, to };
}

function applied({ text }: { text: string }, { start, end, by, from, to }: Edit): string {
  const edited = text.slice(0, start) + by + text.slice(end);
  const marked = `${edited.slice(0, from)}|${edited.slice(from, to)}`;
  return from === to ? marked + edited.slice(to) : `${marked}|${edited.slice(to)}`;
}

const indent = (marked: string, way: 'in' | 'out') =>
  applied(selection(marked), indentLines(selection(marked), way));
const enter = (marked: string) => applied(selection(marked), lineBreak(selection(marked)));

describe('a field for code', () => {
  it.each([
    ['a|b', 'in', 'a  |b'],
    ['p {\n|}', 'in', 'p {\n  |}'],
    ['|a\nb|', 'in', '  |a\n  b|'],
    ['x\n|a\n  b|\nc', 'in', 'x\n  |a\n    b|\nc'],
    ['  a|', 'out', 'a|'],
    ['x\n  |a\n    b|', 'out', 'x\n|a\n  b|'],
    ['a|', 'out', 'a|'],
    ['\ta|', 'out', 'a|'],
  ] as const)('moves lines by Tab: %j %s', (before, way, after) => {
    expect(indent(before, way)).toBe(after);
  });

  it.each([
    ['p {|', 'p {\n  |'],
    ['  color: red;|', '  color: red;\n  |'],
    ['a|b', 'a\n|b'],
    ['p {|x|}', 'p {\n  |}'],
  ])('keeps the indentation of a line: %j', (before, after) => {
    expect(enter(before)).toBe(after);
  });
});
