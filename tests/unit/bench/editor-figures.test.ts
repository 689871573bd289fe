import { expect, it } from 'vitest';
import { benchPage } from '@/bench/editor/blocks';
import { pathThrough } from '@/bench/editor/path';
import { frameSamples, joinSamples, METRIC_NAMES, type Samples } from '@/bench/editor/samples';
import { editorRows, formatEditors, type Measured } from '@/bench/editor/table';

const FRAME_MS = 1000 / 60;

it('a path goes through its stops in steps of one length and ends at the last', () => {
  const corner = { x: 30, y: 0 };
  const path = pathThrough([{ x: 0, y: 0 }, corner, { x: 30, y: 10 }], 4);
  expect(path).toEqual([{ x: 10, y: 0 }, { x: 20, y: 0 }, corner, { x: 30, y: 10 }]);
});

it('frames that were left out are counted, those that came a little late are not', () => {
  const times = [0, 1, 2.3, 3.1, 6.1].map((frames) => frames * FRAME_MS);
  const { frame, dropped } = frameSamples(times);
  expect(frame.map((ms) => ms / FRAME_MS)).toEqual([1, 1.3, 0.8, 3].map((all) => near(all)));
  expect(dropped).toBe(2);
});

it('a page has as many blocks as asked for, a fifth of them containers', () => {
  const page = JSON.stringify(benchPage(200));
  expect(page.match(/"id":/g)).toHaveLength(200);
  expect(page.match(/"type":"columns"/g)).toHaveLength(40);
});

it('what was found before and after stands together', () => {
  const joined = joinSamples(samples({ press: [1, 2] }), samples({ press: [3] }));
  expect(joined.press).toEqual([1, 2, 3]);
});

it('a key press may take five milliseconds more than the floor on a page of 500 blocks', () => {
  const floor = samples({ press: [10, 12] });
  const [fast] = editorRows([ours(500, { press: [11, 17] }, floor)]);
  expect(fast).toMatchObject({ p50: 11, p95: 17, floor: 12, overFloor: 5, budget: 17 });
  expect(fast?.isOver).toBe(false);
  const [slow] = editorRows([ours(500, { press: [18] }, floor)]);
  expect(slow?.isOver).toBe(true);
});

it('on a page of 1,000 blocks the budget is what Craft.js takes there', () => {
  const craft = { ...ours(1000, { undo: [23] }), editor: 'Craft.js', isOwn: false };
  const smaller = { ...craft, blocks: 200, samples: samples({ undo: [3] }) };
  const rows = editorRows([ours(1000, { undo: [24] }), craft, smaller]);
  const undo = rows.filter(({ metric, blocks }) => metric === 'Undo' && blocks === 1000);
  expect(undo.map(({ editor, budget, isOver }) => [editor, budget, isOver])).toEqual([
    ['Hemline', 23, true],
    ['Craft.js', 23, false],
  ]);
});

it('the table has the editors below what they are compared in, by size of page', () => {
  const puck = { ...ours(200, { select: [40, 90] }), editor: 'Puck', isOwn: false };
  const lines = formatEditors(editorRows([ours(500, { select: [60] }), puck])).split('\n');
  expect(lines[1]).toMatch(/^200 blocks +p50 +p95 +floor p95 +over floor +budget$/);
  const at = lines.indexOf('  Click to filled panel, ms');
  expect(lines[at + 1]).toMatch(/^ {4}Puck +40\.0 +90\.0 +0\.00 +\+90\.0$/);
  expect(lines.findIndex((line) => line.startsWith('500 blocks'))).toBeGreaterThan(at);
  expect(lines.find((line) => line.endsWith('OVER'))).toMatch(/Hemline +60\.0 .* 50\.0 {2}OVER$/);
});

const near = (value: number) => expect.closeTo(value, 6);

function samples(input: Partial<Samples>): Samples {
  const none = Object.fromEntries(METRIC_NAMES.map((metric) => [metric, []]));
  return { ...none, ...input } as Samples;
}

function ours(blocks: number, input: Partial<Samples>, floor = samples({})): Measured {
  return { editor: 'Hemline', isOwn: true, blocks, samples: samples(input), floor };
}
