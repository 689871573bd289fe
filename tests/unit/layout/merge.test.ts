import { describe, expect, it } from 'vitest';
import { compare } from '@/blocks/layout/merge/compare';
import { merge, mergingOf } from '@/blocks/layout/merge/merge';
import type { Side } from '@/blocks/layout/merge/versions';
import { flatten, nest } from '@/blocks/layout/tree/flatten';
import type { Tree } from '@/blocks/layout/tree/tree';

const PAGE = { place: 'page', slug: 'about' } as const;

type Block = Record<string, unknown>;

const text = (id: string, content: string, more: Block = {}) => ({
  id,
  type: 'text',
  props: { content, color: 'red' },
  ...more,
});
const box = (id: string, children: Block[]) => ({
  id,
  type: 'box',
  children: children.map((child, at) => ({ ...child, columnIndex: 0, originalIndex: at })),
});

/** Mine has the keys of the base, as an editor leaves them; theirs comes as the server sends it. */
function versions(base: Block[], mine: Block[], theirs: Block[], place = PAGE) {
  const existing = flatten(base, place);
  const own = mergingOf(existing, existing, flatten(mine, place)).theirs;
  return mergingOf(existing, own, flatten(theirs, place));
}

const all = (side: Side) => () => side;

/** Ids and contents as they are nested. */
function shown(tree: Tree): unknown {
  const read = (nodes: readonly unknown[]): unknown[] =>
    nodes.map((node) => {
      const { id, props, children } = node as { id: string; props?: Block; children?: unknown[] };
      const name = props ? `${id}:${props.content}` : id;
      return children?.length ? [name, ...read(children)] : name;
    });
  return read(nest(tree));
}

const keysOf = (tree: Tree, id: string) =>
  Object.values(tree.nodes).find(({ own }) => (own as Block).id === id)?.key;

describe('what two admins did to a page', () => {
  const base = [text('a', '1'), text('b', '2'), box('c', [text('d', '3')])];

  it('comes together where it is about different blocks [S4.761]', () => {
    const mine = [text('a', 'mine'), text('b', '2'), box('c', [text('d', '3'), text('e', 'new')])];
    const theirs = [text('n', 'new'), text('a', '1'), box('c', [text('d', 'theirs')])];
    const merging = versions(base, mine, theirs);
    expect(merging.conflicts).toEqual([]);
    expect(shown(merge(merging, all('mine')))).toEqual([
      'n:new',
      'a:mine',
      ['c', 'd:theirs', 'e:new'],
    ]);
  });

  it('comes together where it is about different fields of a block [S4.761]', () => {
    const mine = [text('a', 'mine'), ...base.slice(1)];
    const theirs = [
      { ...text('a', '1'), props: { content: '1', color: 'blue' } },
      ...base.slice(1),
    ];
    const merging = versions(base, mine, theirs);
    expect(merging.conflicts).toEqual([]);
    expect(nest(merge(merging, all('theirs')))[0]?.props).toEqual({
      content: 'mine',
      color: 'blue',
    });
  });

  it('is decided by block where both set a field, with what each has there [S4.762]', () => {
    const mine = [text('a', 'mine'), text('b', 'mine'), base[2] ?? {}];
    const theirs = [text('a', 'theirs'), text('b', 'theirs'), base[2] ?? {}];
    const merging = versions(base, mine, theirs);
    expect(merging.conflicts).toMatchObject([
      { fields: [{ area: 'props', name: 'content', base: '1', mine: 'mine', theirs: 'theirs' }] },
      { fields: [{ base: '2' }] },
    ]);
    const first = keysOf(merging.mine, 'a');
    const tree = merge(merging, ({ key }) => (key === first ? 'theirs' : 'mine'));
    expect(shown(tree)).toEqual(['a:theirs', 'b:mine', ['c', 'd:3']]);
  });

  it.each([
    ['mine', ['b:2', ['c', 'd:3']]],
    ['theirs', ['a:changed', 'b:2', ['c', 'd:3']]],
  ] as const)(
    'is decided where one deleted what the other changed: %s [S4.762]',
    (side, expected) => {
      const merging = versions(base, base.slice(1), [text('a', 'changed'), ...base.slice(1)]);
      expect(merging.conflicts).toMatchObject([{ removedBy: 'mine', fields: [], isMoved: false }]);
      expect(shown(merge(merging, all(side)))).toEqual(expected);
    },
  );

  it.each([
    ['mine', ['a:1', 'b:2', ['c', 'd:3', 'n:new']]],
    ['theirs', ['a:1', 'b:2', 'n:new']],
  ] as const)(
    'keeps what one put into a container that the other deleted, also where it goes: %s [S4.762]',
    (side, expected) => {
      const mine = [...base.slice(0, 2), box('c', [text('d', '3'), text('n', 'new')])];
      const merging = versions(base, mine, base.slice(0, 2));
      expect(merging.conflicts).toMatchObject([{ removedBy: 'theirs' }]);
      expect(merging.conflicts[0]?.keys).toHaveLength(2);
      expect(shown(merge(merging, all(side)))).toEqual(expected);
    },
  );

  it('takes a block to where one moved it out of what the other deleted only if it stays', () => {
    const mine = [text('a', '1'), text('d', '3'), text('b', '2'), box('c', [])];
    const merging = versions(base, mine, base.slice(0, 2));
    expect(merging.conflicts).toMatchObject([{ removedBy: 'theirs' }]);
    expect(shown(merge(merging, all('mine')))).toEqual(['a:1', 'd:3', 'b:2']);
    expect(shown(merge(merging, all('theirs')))).toEqual(['a:1', 'b:2']);
  });

  it.each([
    ['mine', ['b:2', ['c', 'd:3', 'a:1']]],
    ['theirs', ['b:2', ['c', 'd:3'], 'a:1']],
  ] as const)('is decided where both moved a block: %s [S4.762]', (side, expected) => {
    const mine = [text('b', '2'), box('c', [text('d', '3'), text('a', '1')])];
    const theirs = [text('b', '2'), box('c', [text('d', '3')]), text('a', '1')];
    const merging = versions(base, mine, theirs);
    expect(merging.conflicts).toMatchObject([{ isMoved: true, removedBy: null }]);
    expect(shown(merge(merging, all(side)))).toEqual(expected);
  });

  it.each([
    ['mine', [['p', ['q', 'a:1']]]],
    ['theirs', [['q', 'a:1', 'p']]],
  ] as const)('never puts two containers into each other: %s [S4.762]', (side, expected) => {
    const before = [box('p', []), box('q', [text('a', '1')])];
    const mine = [box('p', [box('q', [text('a', '1')])])];
    const theirs = [box('q', [text('a', '1'), box('p', [])])];
    const merging = versions(before, mine, theirs);
    expect(merging.conflicts).toHaveLength(1);
    expect(merging.conflicts[0]?.keys).toHaveLength(2);
    expect(shown(merge(merging, all(side)))).toEqual(expected);
  });

  it('is nothing to decide where both did the same, such as the one save that was not acknowledged', () => {
    const done = [text('a', 'done'), text('n', 'new'), ...base.slice(1)];
    const merging = versions(base, done, done);
    expect(merging.conflicts).toEqual([]);
    expect(merge(merging, all('mine')).nodes).toEqual(merging.theirs.nodes);
  });
});

describe('blocks without ids, or with double ones', () => {
  const word = (content: string, id?: string) => ({
    type: 'text',
    props: { content },
    ...(id && { id }),
  });
  const base = [word('1'), word('2', 'x'), word('3', 'x')];

  it('are known again by where they stand, what they say and their type [S4.763]', () => {
    const mine = [word('1'), word('2', 'x'), word('mine', 'x')];
    const theirs = [word('theirs'), word('2', 'x'), word('3', 'x')];
    const merging = versions(base, mine, theirs);
    expect(merging.conflicts).toEqual([]);
    expect(nest(merge(merging, all('mine')))).toEqual([
      word('theirs'),
      word('2', 'x'),
      word('mine', 'x'),
    ]);
  });

  it('are known by what they say where others come before them [S4.763]', () => {
    const merging = versions(
      [word('1'), word('2')],
      [word('1'), word('mine')],
      [word('new'), word('1'), word('2')],
    );
    expect(merging.conflicts).toEqual([]);
    expect(nest(merge(merging, all('theirs')))).toEqual([word('new'), word('1'), word('mine')]);
  });

  it('are known again in a header, whose sections are places [S4.763]', () => {
    const HEADER = { place: 'header', slug: '' } as const;
    const logo = { type: 'logo', section: 'left' };
    const cart = { type: 'cart', section: 'right', props: { color: 'red' } };
    const existing = flatten([logo, cart], HEADER);
    const mine = mergingOf(
      existing,
      existing,
      flatten([logo, { ...cart, props: {} }], HEADER),
    ).theirs;
    const theirs = flatten([{ ...logo, section: 'center' }, cart], HEADER);
    const merging = mergingOf(existing, mine, theirs);
    expect(merging.conflicts).toEqual([]);
    expect(nest(merge(merging, all('mine')))).toEqual([
      { ...logo, section: 'center' },
      { ...cart, props: {} },
    ]);
  });
});

describe('a look at what changed', () => {
  it('tells what was added, deleted, changed and moved, and of a new order the least [S4.764]', () => {
    const before = flatten([text('a', '1'), text('b', '2'), text('c', '3'), text('d', '4')], PAGE);
    const later = flatten([text('d', '4'), text('a', 'x'), text('c', '3'), text('n', '')], PAGE);
    const { theirs } = mergingOf(before, before, later);
    const changes = [...compare(before, theirs).values()];
    const received = changes.map(({ key, kind, isMoved, fields }) => {
      const own = (theirs.nodes[key] ?? before.nodes[key])?.own;
      return [(own as Block).id, kind, isMoved, fields.length];
    });
    expect(received).toEqual([
      ['d', 'kept', true, 0],
      ['a', 'kept', false, 1],
      ['n', 'added', false, 0],
      ['b', 'removed', false, 0],
    ]);
  });
});
