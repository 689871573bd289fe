const STEP = '  ';

type Selection = Record<'from' | 'to', number> & { text: string };

/** A replacement in a text, and the selection after it. */
export type Edit = Record<'start' | 'end' | 'from' | 'to', number> & { by: string };

/** Moves the selected lines in or out; in without a selection adds blanks where the caret is. */
export function indentLines({ text, from, to }: Selection, way: 'in' | 'out'): Edit {
  const hasLines = text.slice(from, to).includes('\n');
  if (way === 'in' && !hasLines) {
    const after = from + STEP.length;
    return { start: from, end: to, by: STEP, from: after, to: after };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text.slice(start, to).split('\n');
  const moved = lines.map((line) => (way === 'in' ? STEP + line : line.replace(/^ {1,2}|^\t/, '')));
  const by = moved.join('\n');
  const shift = (moved[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  return { start, end: to, by, from: Math.max(start, from + shift), to: start + by.length };
}

/** A new line that begins where the one before does; one step further in behind an opening brace. */
export function lineBreak({ text, from, to }: Selection): Edit {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const by = `\n${indent}${line.trimEnd().endsWith('{') ? STEP : ''}`;
  const after = from + by.length;
  return { start: from, end: to, by, from: after, to: after };
}
