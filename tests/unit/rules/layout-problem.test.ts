import { describe, expect, it } from 'vitest';
import { layoutProblem } from '@/core/model/layout-problem';
import { MAX_LAYOUT_DEPTH, MAX_LAYOUT_NODES } from '@/core/model/page';

/** Boxes within boxes, so many. */
function nested(depth: number): object[] {
  let layout: object[] = [];
  for (let level = 0; level < depth; level += 1) layout = [{ type: 'box', children: layout }];
  return layout;
}

describe('layoutProblem', () => {
  it('finds none in what is a list of objects, however foreign [S3.200]', () => {
    const foreign = [{}, { type: null }, { type: '', children: null }, { children: 'a', props: 1 }];
    expect(layoutProblem([])).toBeNull();
    expect(layoutProblem(foreign)).toBeNull();
    expect(layoutProblem([{ children: [{ children: foreign }] }])).toBeNull();
  });

  it('names the place of what is no component [S5.201]', () => {
    const message = 'must be a component: an object with a type';
    for (const value of [null, 'text', 5, true, [], undefined]) {
      expect(layoutProblem([{}, value])).toEqual({ path: [1], message });
      const within = [{ type: 'box' }, { children: [{}, { children: [value] }] }];
      const path = [1, 'children', 1, 'children', 0];
      expect(layoutProblem(within)).toEqual({ path, message });
    }
    const typed = { path: [0], message: 'must name its type by a text' };
    for (const type of [5, {}, [], false]) expect(layoutProblem([{ type }])).toEqual(typed);
  });

  it('has its limits, and reaches them without running out of stack [S5.200]', () => {
    expect(layoutProblem(nested(MAX_LAYOUT_DEPTH))).toBeNull();
    expect(layoutProblem(nested(MAX_LAYOUT_DEPTH + 1))?.message).toContain('100 deep');
    expect(layoutProblem(nested(200_000))?.message).toContain('100 deep');
    const many = Array.from({ length: MAX_LAYOUT_NODES }, () => ({}));
    expect(layoutProblem(many)).toBeNull();
    expect(layoutProblem([{ children: many }])?.message).toContain('10000 components');
  });
});
