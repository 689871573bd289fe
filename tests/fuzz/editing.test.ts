import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatten, nest } from '@/blocks/layout/tree/flatten';
import { blocksInOrder, slotsOf } from '@/blocks/layout/tree/slots';
import { nodeOf, ROOT, type Tree, typeOf } from '@/blocks/layout/tree/tree';
import { buildDemoShops } from '@/demo/content';
import { documentEdited, editorReducer, stepRedone, stepUndone } from '@/store/editor/editor';
import {
  documentLoaded,
  documentOpened,
  type EditedDocument,
  type EditorState,
} from '@/store/editor/state';
import { type Command, command, expectSound, obeyed } from './edit-commands';
import { mutated } from './mutations';
import { RUNS, shareOfRuns } from './runs';

const shops = buildDemoShops();
const layouts: unknown[][] = shops.flatMap(({ pages }) => pages.map(({ layout }) => layout ?? []));
const footers = shops.map(({ shop }) => shop.footer ?? []);
const headers = shops.map(({ shop }) => shop.header ?? []);
const PAGE = { place: 'page', slug: 'a-page' } as const;
const COMMANDS = 100;

/** As it would travel, with every field in its place. */
const text = (layout: unknown) => JSON.stringify(layout);

describe('a layout in an editor', () => {
  it.each([...layouts, ...footers])('comes out as it went in: a page of a shop', (...layout) => {
    expect(text(nest(flatten(layout, PAGE)))).toBe(text(layout));
  });

  it('comes out as it went in, whatever another system has put into it [S3.790]', () => {
    const anyLayout = fc.oneof(
      fc.array(fc.jsonValue({ maxDepth: 6 })),
      ...layouts.map((layout) => mutated(layout)),
    );
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const input = Array.isArray(layout) ? layout : [layout];
        expect(text(nest(flatten(input, PAGE)))).toBe(text(input));
      }),
      { numRuns: RUNS },
    );
  });
});

const start = (layout: readonly unknown[], place: Tree['place']): EditorState => {
  const tree = flatten(layout, { place, slug: '' });
  const loaded = documentLoaded({ id: 'one', name: 'One', tree, revision: 1 });
  return [loaded, documentOpened('one')].reduce(editorReducer, undefined) as EditorState;
};

const opened = ({ documents }: EditorState): EditedDocument => {
  const { one } = documents;
  if (!one) throw new Error('Nothing is open.');
  return one;
};

function run(state: EditorState, commands: readonly Command[]): EditorState {
  return commands.reduce((now, input) => {
    const tree = obeyed(opened(now).tree, input);
    return editorReducer(now, documentEdited({ tree, label: input.kind, gesture: input.gesture }));
  }, state);
}

function again(state: EditorState, action: ReturnType<typeof stepUndone | typeof stepRedone>) {
  const left = ({ past, future }: EditedDocument) => (stepUndone.match(action) ? past : future);
  let now = state;
  while (left(opened(now)).length > 0) now = editorReducer(now, action);
  return now;
}

const scripts = fc.tuple(
  fc.constantFrom(...layouts, ...footers, []),
  fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }),
);

describe('what an admin does to a page', () => {
  it('is undone to what there was, and done again to what there was then [S4.700]', () => {
    fc.assert(
      fc.property(scripts, ([layout, commands]) => {
        const begun = start(layout, 'page');
        const ended = run(begun, commands);
        expectSound(opened(ended).tree);
        const back = again(ended, stepUndone());
        expect(opened(back).tree.nodes).toEqual(opened(begun).tree.nodes);
        expect(text(nest(opened(back).tree))).toBe(text(layout));
        const forth = again(back, stepRedone());
        expect(text(nest(opened(forth).tree))).toBe(text(nest(opened(ended).tree)));
        expectSound(opened(forth).tree);
      }),
      { numRuns: shareOfRuns(0.2, COMMANDS) },
    );
  });

  it('leaves a layout that reads as the tree shows it', () => {
    fc.assert(
      fc.property(scripts, ([layout, commands]) => {
        const { tree } = opened(run(start(layout, 'page'), commands));
        const read = flatten(nest(tree), PAGE);
        const shown = (one: Tree) => blocksInOrder(one).map((key) => typeOf(nodeOf(one, key)));
        expect(shown(read)).toEqual(shown(tree));
      }),
      { numRuns: shareOfRuns(0.1, COMMANDS) },
    );
  });

  it('keeps every component of a header in a section', () => {
    const inHeader = fc.tuple(fc.constantFrom(...headers), fc.array(command, { maxLength: 40 }));
    fc.assert(
      fc.property(inHeader, ([header, commands]) => {
        const { tree } = opened(run(start(header, 'header'), commands));
        const read = flatten(nest(tree), { place: 'header', slug: '' });
        expect(slotsOf(read, ROOT).map((keys) => keys.length)).toEqual(
          slotsOf(tree, ROOT).map((keys) => keys.length),
        );
      }),
      { numRuns: shareOfRuns(0.1, COMMANDS) },
    );
  });
});
