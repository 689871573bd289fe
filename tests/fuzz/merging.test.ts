import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameTree } from '@/blocks/layout/merge/align';
import { fieldOf, recordOf } from '@/blocks/layout/merge/fields';
import { type Merging, merge, mergingOf } from '@/blocks/layout/merge/merge';
import type { Side } from '@/blocks/layout/merge/versions';
import { flatten, nest } from '@/blocks/layout/tree/flatten';
import { nodeOf, ROOT, subtreeOf, type Tree } from '@/blocks/layout/tree/tree';
import { isObject } from '@/core/values/is-object';
import { isSame } from '@/core/values/is-same';
import { buildDemoShops } from '@/demo/content';
import { type Command, command, expectSound, obeyed } from './edit-commands';
import { mutated } from './mutations';
import { shareOfRuns } from './runs';

const shops = buildDemoShops();
const layouts: unknown[][] = shops.flatMap(({ pages }) => pages.map(({ layout }) => layout ?? []));
const footers = shops.map(({ shop }) => shop.footer ?? []);
const headers = shops.map(({ shop }) => shop.header ?? []);

/** A small layout, in which two often meet. */
const SMALL = [
  { id: 'a', type: 'text', props: { title: 'A' } },
  {
    id: 'g',
    type: 'grid',
    props: { sectionType: '1:1' },
    children: [
      { id: 'g1', type: 'text', columnIndex: 0, originalIndex: 0 },
      { id: 'h', type: 'box', columnIndex: 1, children: [{ id: 'h1', type: 'button' }] },
    ],
  },
  { id: 'b', type: 'box', children: [{ id: 'b1', type: 'image' }] },
];

/** Without ids, or with double ones, and with what is no block among them. */
const NAMELESS = [
  { type: 'text', props: { title: 'A' } },
  { type: 'text', props: { title: 'B' } },
  'no block',
  { type: 'grid', id: 'x', children: [{ type: 'text' }, null, { id: 'x', type: 'grid' }] },
];

const saved = fc.oneof(
  fc.constantFrom(...layouts, ...footers),
  fc.constantFrom(SMALL, SMALL, NAMELESS),
  ...[...layouts, SMALL, NAMELESS].slice(0, 6).map((layout) => mutated(layout)),
);

const commands = fc.array(command, { maxLength: 12 });

const layoutOf = (tree: Tree): unknown[] => JSON.parse(JSON.stringify(nest(tree)));

function edited(tree: Tree, input: readonly Command[]): Tree {
  return input.reduce(obeyed, tree);
}

/** What somebody else made of a layout, as the server sends it. */
function resent(tree: Tree): Tree {
  return flatten(layoutOf(tree), tree);
}

interface Case {
  base: Tree;
  mine: Tree;
  theirs: Tree;
}

const cases = (layout: fc.Arbitrary<unknown>, place: Tree['place']): fc.Arbitrary<Case> =>
  fc.tuple(layout, commands, commands).map(([input, mine, theirs]) => {
    const base = flatten(Array.isArray(input) ? input : [input], { place, slug: '' });
    return { base, mine: edited(base, mine), theirs: resent(edited(base, theirs)) };
  });

const anyCase = fc.oneof(
  cases(saved, 'page'),
  cases(fc.constant(SMALL), 'page'),
  cases(fc.constantFrom(...headers), 'header'),
);

const all = (side: Side) => () => side;

/** A side for each conflict, the same each time it is asked for. */
const anySide = fc.func(fc.constantFrom<Side>('mine', 'theirs')).map((of) => {
  return ({ key }: { key: string }) => of(key);
});

function expectWhole(tree: Tree) {
  expectSound(tree);
  expect(subtreeOf(tree, ROOT)).toHaveLength(Object.keys(tree.nodes).length);
}

function expectNothingLost({ base, mine, theirs, removals }: Merging, tree: Tree) {
  const gone = new Set(removals.flatMap(({ keys }) => keys));
  for (const key of new Set([...Object.keys(mine.nodes), ...Object.keys(theirs.nodes)])) {
    if (!gone.has(key)) expect(tree.nodes, key).toHaveProperty([key]);
  }
  for (const key in tree.nodes) {
    expect(key in mine.nodes || key in theirs.nodes).toBe(true);
    expect(key in base.nodes && !(key in mine.nodes) && !(key in theirs.nodes)).toBe(false);
  }
}

describe('two versions of a layout', () => {
  it('merge into a whole layout, whatever is decided, and lose no block [S4.760]', () => {
    fc.assert(
      fc.property(anyCase, anySide, ({ base, mine, theirs }, decide) => {
        const merging = mergingOf(base, mine, theirs);
        const tree = merge(merging, decide);
        expectWhole(tree);
        expectNothingLost(merging, tree);
        const read = flatten(layoutOf(tree), tree);
        expect(Object.keys(read.nodes)).toHaveLength(Object.keys(tree.nodes).length);
      }),
      { numRuns: shareOfRuns(0.3) },
    );
  });

  it('are the other one where one side changed nothing [S4.760]', () => {
    fc.assert(
      fc.property(anyCase, anySide, ({ base, mine, theirs }, decide) => {
        const unchanged = mergingOf(base, base, theirs);
        expect(unchanged.conflicts).toEqual([]);
        expect(layoutOf(merge(unchanged, decide))).toEqual(layoutOf(theirs));
        expect(isSameTree(merge(unchanged, decide), unchanged.theirs)).toBe(true);
        const untouched = mergingOf(base, mine, resent(base));
        expect(untouched.conflicts).toEqual([]);
        expect(layoutOf(merge(untouched, decide))).toEqual(layoutOf(mine));
        const same = mergingOf(base, mine, mine);
        expect(same.conflicts).toEqual([]);
        expect(layoutOf(merge(same, decide))).toEqual(layoutOf(mine));
      }),
      { numRuns: shareOfRuns(0.2) },
    );
  });

  it.each(['mine', 'theirs'] as const)('have what %s says where both said something', (side) => {
    fc.assert(
      fc.property(anyCase, ({ base, mine, theirs }) => {
        const merging = mergingOf(base, mine, theirs);
        const tree = merge(merging, all(side));
        for (const { key, keys, removedBy, fields, isMoved } of merging.conflicts) {
          if (removedBy) {
            for (const one of keys) expect(one in tree.nodes).toBe(removedBy !== side);
            continue;
          }
          const own = recordOf(nodeOf(tree, key).own);
          for (const field of fields) expect(fieldOf(own, field)).toEqual(field[side]);
          const parent = nodeOf(merging[side], key).parent;
          if (isMoved && parent in tree.nodes) expect(nodeOf(tree, key).parent).toBe(parent);
        }
      }),
      { numRuns: shareOfRuns(0.2) },
    );
  });

  it('have every field as whoever changed it left it', () => {
    fc.assert(
      fc.property(anyCase, anySide, ({ base, mine, theirs }, decide) => {
        const merging = mergingOf(base, mine, theirs);
        const tree = merge(merging, decide);
        const disputed = new Map(merging.conflicts.map((one) => [one.key, one.fields]));
        for (const side of ['mine', 'theirs'] as const) {
          for (const { key, fields } of merging.changes[side].values()) {
            const node = tree.nodes[key];
            if (!node || !isObject(node.own)) continue;
            for (const field of fields) {
              const isDisputed = disputed
                .get(key)
                ?.some(({ area, name }) => area === field.area && name === field.name);
              const isBoth = merging.changes[side === 'mine' ? 'theirs' : 'mine']
                .get(key)
                ?.fields.some(({ area, name }) => area !== field.area && name === field.area);
              if (isDisputed || isBoth) continue;
              expect(isSame(fieldOf(recordOf(node.own), field), field.after)).toBe(true);
            }
          }
        }
      }),
      { numRuns: shareOfRuns(0.2) },
    );
  });
});
