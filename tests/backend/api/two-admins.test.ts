import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conflict } from '@/blocks/layout/merge/conflicts';
import type { Side } from '@/blocks/layout/merge/versions';
import { nest } from '@/blocks/layout/tree/flatten';
import { blocksInOrder, slotsOf } from '@/blocks/layout/tree/slots';
import { isContainer, nodeOf, ROOT, type SlotPosition } from '@/blocks/layout/tree/tree';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import type { LayoutNode } from '@/core/model/page';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { openDocument } from '@/store/editor/documents';
import { changeField, insertComponents, removeBlock } from '@/store/editor/edits';
import { moveBlock } from '@/store/editor/moves';
import { mergingIn, resolveConflict } from '@/store/editor/saving/resolve-conflict';
import { save } from '@/store/editor/saving/save';
import { selectConflict, selectSave } from '@/store/editor/saving/selectors';
import { selectIsChanged, selectOpen } from '@/store/editor/selectors';
import { documentClosed } from '@/store/editor/state';
import { makeEditor } from '@/tests/unit/editor/drafts/editor-store';
import { turns } from '../../support/counts';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

/*
 * Two admins at the same page, each with the editor's own store, before the real backend. What a save has
 * been acknowledged for is gone only where another admin was shown it and decided so.
 */

const testApp = withTestApp({ passwords: quickPasswords });
const { database, read, logged } = testApp;
const INTERLEAVINGS = turns(100, 15);
const STEPS = 14;
const SLUG = 'about';

type Caller = ReturnType<typeof callAs>;
const caller = new AsyncLocalStorage<Caller>();
let callers: Caller[];

/** What has been stored, by revision, and whose it is. */
const history = new Map<number, { layout: LayoutNode[]; by: Caller | undefined }>();

beforeAll(async () => {
  await seedShops(database.db);
  callers = [
    callAs(testApp, await openSession(testApp)),
    callAs(testApp, await openSession(testApp, 'localhost', 'bob@shop.example')),
  ];
  vi.spyOn(service, 'loadPageLayout').mockImplementation(async (_, pageSlug) => {
    const answer = await read(`/api/user/pages/layout/load?pageSlug=${pageSlug}`);
    const { data } = schemas.loadPageLayout.response.parse(answer);
    // The other may not have been answered yet what is stored already.
    const { revision = 0, layout } = data;
    if (!history.has(revision)) history.set(revision, { layout, by: undefined });
    return data;
  });
  vi.spyOn(service, 'savePageLayout').mockImplementation(sendLayout);
});
beforeEach(() => history.clear());

async function sendLayout({
  pageSlug,
  layout,
  revision,
}: Parameters<typeof service.savePageLayout>[0]) {
  const by = caller.getStore();
  const answer = await by?.('/api/user/pages/layout/save', { pageSlug, layout, revision });
  if (!answer) throw new Error('Nobody saves.');
  if (answer.status !== 200) {
    const { status, message, path } = await failureOf(answer);
    throw new ApiError('status', message, status, path);
  }
  const { data } = schemas.savePageLayout.response.parse(await answer.json());
  history.set(data.revision, { layout: JSON.parse(JSON.stringify(layout)), by });
  return data.revision;
}

/** Numbers from 0 up to 1, the same for the same seed. */
function randomFrom(seed: number) {
  let state = seed + 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** What a layout says, by what can be overwritten: that a block is there, what it says, where it stands. */
function factsOf(layout: readonly LayoutNode[], parent = ''): [string, unknown][] {
  return layout.flatMap((node): [string, unknown][] => {
    const { content } = (node.props ?? {}) as { content?: string };
    const children = Array.isArray(node.children) ? (node.children as LayoutNode[]) : [];
    const own: [string, unknown][] = [
      [`${node.id}`, true],
      [`${node.id} content`, content],
      [`${node.id} place`, parent],
    ];
    return [...own, ...factsOf(children, String(node.id))];
  });
}

function changedFacts(before: readonly LayoutNode[], after: readonly LayoutNode[]): Set<string> {
  const [one, other] = [new Map(factsOf(before)), new Map(factsOf(after))];
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Set([...names].filter((name) => one.get(name) !== other.get(name)));
}

class Admin {
  readonly editor = makeEditor('localhost');
  /** The newest revision that this admin has been shown. */
  seen = 0;
  private texts = 0;

  constructor(
    readonly name: string,
    readonly call: Caller,
    readonly random: () => number,
  ) {}

  get open() {
    const open = selectOpen(this.editor.store.getState());
    if (!open) throw new Error('Nothing is open.');
    return open;
  }

  async load() {
    const { store } = this.editor;
    store.dispatch(documentClosed(`page:${SLUG}`));
    await store.dispatch(openDocument(SLUG));
    this.seen = this.open.revision;
  }

  edit() {
    const { store } = this.editor;
    const { tree } = this.open;
    const keys = blocksInOrder(tree);
    const key = this.pick(keys);
    const roll = this.random();
    if (key === undefined || roll < 0.2) {
      const id = `${this.name}-${this.texts++}-${Math.floor(this.random() * 1e9)}`;
      const type = this.random() < 0.3 ? 'box' : 'text';
      store.dispatch(insertComponents([{ id, type, props: { content: id } }], this.position()));
    } else if (roll < 0.65) {
      const value = `${this.name} ${this.texts++}`;
      store.dispatch(changeField(key, { area: 'props', name: 'content', value }, value));
    } else if (roll < 0.8) store.dispatch(removeBlock(key));
    else store.dispatch(moveBlock(key, this.position()));
  }

  save() {
    return caller.run(this.call, async () => {
      const { store } = this.editor;
      await store.dispatch(save());
      for (;;) {
        this.shown();
        const dispute = selectConflict(store.getState());
        if (!dispute) break;
        await this.settle();
      }
      expect(selectSave(store.getState())).toEqual({ phase: 'idle' });
    });
  }

  /** Decides at random, and looks at what of the other's that takes away. */
  private async settle() {
    const { store } = this.editor;
    const dispute = selectConflict(store.getState());
    if (dispute?.kind !== 'save') throw new Error('No save is disputed.');
    const merging = mergingIn(dispute, this.open);
    const sides = new Map(merging.conflicts.map(({ key }) => [key, this.side()]));
    const mine = merging.conflicts.filter(({ key }) => sides.get(key) === 'mine');
    const idOf = (key: string) => {
      const own = (merging.theirs.nodes[key] ?? merging.mine.nodes[key])?.own as LayoutNode;
      return String(own.id);
    };
    const decided = new Set(mine.flatMap((conflict) => factsIn(conflict, idOf)));
    const settling = store.dispatch(resolveConflict(({ key }) => sides.get(key) ?? 'mine'));
    this.expectSaved(dispute.revision, nest(this.open.tree), decided);
    this.seen = dispute.revision;
    await settling;
  }

  /** After a save that was acknowledged: it took nothing away that was not shown. */
  private shown() {
    const { saved, revision } = this.open;
    const version = history.get(revision);
    if (version?.by !== this.call || revision <= this.seen) return;
    expect(history.has(revision - 1), 'made from the newest').toBe(true);
    this.expectSaved(revision - 1, nest(saved), new Set());
    this.seen = revision;
  }

  private expectSaved(until: number, layout: readonly LayoutNode[], decided: ReadonlySet<string>) {
    const newest = history.get(until)?.layout ?? [];
    const facts = new Map(factsOf(JSON.parse(JSON.stringify(layout))));
    const theirs = new Map(factsOf(newest));
    for (const fact of this.othersFacts(until)) {
      const [id = '', what] = fact.split(' ');
      const isGone = what !== undefined && decided.has(id);
      const parent = what === 'place' ? String(theirs.get(fact) ?? '') : '';
      const isCarriedOut = parent !== '' && !facts.has(parent) && decided.has(parent);
      if (isGone || isCarriedOut || decided.has(fact)) continue;
      expect([fact, facts.get(fact)]).toEqual([fact, theirs.get(fact)]);
    }
  }

  /** What others have been acknowledged for since this admin was shown anything. */
  private othersFacts(until: number): Set<string> {
    const facts = new Set<string>();
    for (let revision = this.seen + 1; revision <= until; revision += 1) {
      const [before, after] = [history.get(revision - 1), history.get(revision)];
      if (!before || !after || after.by === this.call) continue;
      for (const fact of changedFacts(before.layout, after.layout)) facts.add(fact);
    }
    return facts;
  }

  private position(): SlotPosition {
    const { tree } = this.open;
    const boxes = Object.keys(tree.nodes).filter((key) => isContainer(nodeOf(tree, key)));
    const parent = this.pick([ROOT, ...boxes]) ?? ROOT;
    const count = slotsOf(tree, parent)[0]?.length ?? 0;
    return { parent, slot: 0, index: Math.floor(this.random() * (count + 1)) };
  }

  private side(): Side {
    return this.random() < 0.5 ? 'mine' : 'theirs';
  }

  private pick<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.random() * values.length)];
  }
}

/** What one decides of who decides a conflict for themselves. */
function factsIn({ keys, fields, isMoved, removedBy }: Conflict, idOf: (key: string) => string) {
  return keys.flatMap((key) => [
    ...(removedBy ? [idOf(key)] : []),
    ...(fields.length > 0 ? [`${idOf(key)} content`] : []),
    ...(isMoved ? [`${idOf(key)} place`] : []),
  ]);
}

const START: LayoutNode[] = [
  { id: 'a', type: 'text', props: { content: 'A' } },
  { id: 'b', type: 'box', props: {}, children: [{ id: 'c', type: 'text', props: {} }] },
  { id: 'd', type: 'box', props: {} },
];

describe('two admins at the same page', () => {
  const seeds = Array.from({ length: INTERLEAVINGS }, (_, seed) => seed);

  test.each(seeds)(
    'overwrite nothing that the other was acknowledged for, unseen: %i [S4.870]',
    async (seed) => {
      const random = randomFrom(seed);
      const admins = callers.map((call, at) => new Admin(at === 0 ? 'ann' : 'bob', call, random));
      const [ann, bob] = admins as [Admin, Admin];
      await caller.run(ann.call, () => sendLayout({ domain: '', pageSlug: SLUG, layout: START }));
      await Promise.all(admins.map((admin) => admin.load()));
      for (let step = 0; step < STEPS; step += 1) {
        const [one, other] = random() < 0.5 ? [ann, bob] : [bob, ann];
        const roll = random();
        if (roll < 0.55) one.edit();
        else if (roll < 0.75) await one.save();
        else if (roll < 0.85) {
          const saving = one.save();
          other.edit();
          await saving;
        } else if (roll < 0.95) await Promise.all([one.save(), other.save()]);
        else await one.load();
      }
      for (const admin of [ann, bob]) {
        await admin.save();
        expect(selectIsChanged(admin.editor.store.getState())).toBe(false);
      }
      const last = Math.max(...history.keys());
      const saved = await service.loadPageLayout('', SLUG);
      expect(saved).toMatchObject({ revision: last, layout: history.get(last)?.layout });
    },
  );

  test('did meet each other, and nothing of all this was an unexpected error', () => {
    expect(vi.mocked(service.savePageLayout).mock.calls.length).toBeGreaterThan(INTERLEAVINGS * 3);
    expect(logged).toEqual([]);
  });
});
