import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings, saveSettings } from '@/components/editor/shop/settings/save-settings';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import type { Conflict } from '@/core/values/value-conflicts';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { describePage, loadPageText } from '@/store/editor/page-text';
import { makeEditor } from '@/tests/unit/editor/drafts/editor-store';
import { turns } from '../../support/counts';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

type Values<Value> = Readonly<Record<string, Value>>;

/*
 * Two admins at the settings of the same shop, and at the name and description of the same page, each with
 * the editor's own saves, before the real backend. A value that was acknowledged is gone only where somebody
 * who was shown it put another in its place.
 */

const testApp = withTestApp({ passwords: quickPasswords });
const { database, logged, read } = testApp;
const INTERLEAVINGS = turns(100, 15);
const STEPS = 14;
const SLUG = 'look-book';

type Caller = ReturnType<typeof callAs>;
const caller = new AsyncLocalStorage<Caller>();
let callers: Caller[];
/** How many calls were refused. */
let refusals = 0;

beforeAll(async () => {
  await seedShops(database.db);
  callers = [
    callAs(testApp, await openSession(testApp)),
    callAs(testApp, await openSession(testApp, 'localhost', 'bob@shop.example')),
  ];
  await callers[0]?.('/api/user/pages/create', { name: 'Look book', layout: [], slug: SLUG });
  vi.spyOn(service, 'loadPageLayout').mockImplementation(async (_, pageSlug) => {
    const answer = await read(`/api/user/pages/layout/load?pageSlug=${pageSlug}`);
    return schemas.loadPageLayout.response.parse(answer).data;
  });
  vi.spyOn(service, 'updatePage').mockImplementation(async ({ slug, ...request }) => {
    await send(`/api/user/pages/${slug}/update`, request);
  });
  vi.spyOn(service, 'loadDesign').mockImplementation(async () => {
    const answer = await read('/api/user/domain/design/load');
    return schemas.loadDesign.response.parse(answer).data;
  });
  vi.spyOn(service, 'saveDesign').mockImplementation(async (request) => {
    const answer = await send('/api/user/domain/design/save', request);
    return schemas.saveDesign.response.parse(answer).data.revision;
  });
});

async function send(path: string, { domain: _, ...request }: { domain: string }): Promise<unknown> {
  const answer = await caller.getStore()?.(path, request);
  if (!answer) throw new Error('Nobody saves.');
  if (answer.status === 200) return answer.json();
  refusals += 1;
  const failure = await failureOf(answer);
  throw new ApiError('status', failure.message, failure.status, failure.path);
}

/** Where an admin writes: what is stored, and saves that end with it or with what cannot stand beside it. */
interface Desk {
  fields: readonly string[];
  load: () => Promise<Values<unknown>>;
  /** What the admin is shown then. */
  save: (
    mine: Values<string>,
  ) => Promise<{ shown: Values<unknown>; conflicts: readonly Conflict<unknown>[] }>;
}

function settingsDesk(): Desk {
  const { store } = makeEditor('localhost');
  let existing: Awaited<ReturnType<ReturnType<typeof readSettings>>>;
  return {
    fields: ['company', 'founder', 'metadata.title'],
    load: async () => {
      existing = await store.dispatch(readSettings());
      return existing.values;
    },
    save: async (mine) => {
      const result = await store.dispatch(saveSettings(existing, mine));
      existing = result;
      return { shown: result.values, conflicts: 'conflicts' in result ? result.conflicts : [] };
    },
  };
}

function pageDesk(): Desk {
  const { store } = makeEditor('localhost');
  let from = { name: '', description: '' };
  const load = async () => {
    from = await store.dispatch(loadPageText(SLUG));
    return { ...from };
  };
  return {
    fields: ['name', 'description'],
    load,
    save: async (mine) => {
      const conflict = await store.dispatch(describePage(SLUG, from, { ...from, ...mine }));
      if (!conflict) return { shown: await load(), conflicts: [] };
      from = conflict.theirs;
      return { shown: { ...conflict.theirs }, conflicts: conflict.conflicts };
    },
  };
}

/** What was acknowledged, with all that whoever sent it had been shown until then. */
interface Acknowledged {
  sent: Values<string>;
  seen: ReadonlySet<unknown>;
}
let acknowledged: Acknowledged[] = [];
beforeEach(() => {
  acknowledged = [];
});

class Admin {
  private mine: Record<string, string> = {};
  private readonly seen = new Set<unknown>();
  private count = 0;

  constructor(
    readonly name: string,
    readonly call: Caller,
    readonly desk: Desk,
    readonly random: () => number,
  ) {}

  async load() {
    this.mine = {};
    this.see(await this.desk.load());
  }

  edit() {
    const { fields } = this.desk;
    const field = fields[Math.floor(this.random() * fields.length)] ?? '';
    this.mine[field] = `${this.name} ${this.count++}`;
  }

  save() {
    return caller.run(this.call, async () => {
      while (Object.keys(this.mine).length > 0) {
        const [sent, seen] = [{ ...this.mine }, new Set(this.seen)];
        const { shown, conflicts } = await this.desk.save(sent);
        this.see(shown);
        if (conflicts.length === 0) {
          acknowledged.push({ sent, seen });
          const isLater = ([field, value]: [string, string]) => sent[field] !== value;
          this.mine = Object.fromEntries(Object.entries(this.mine).filter(isLater));
          return;
        }
        const theirs = conflicts.filter(() => this.random() < 0.5);
        for (const { path } of theirs) delete this.mine[path];
      }
    });
  }

  private see(shown: Values<unknown>) {
    for (const field of this.desk.fields) this.seen.add(shown[field]);
  }
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

describe.each([
  ['the settings of a shop', settingsDesk],
  ['the name and description of a page', pageDesk],
] as const)('two admins at %s', (what, openDesk) => {
  const seeds = Array.from({ length: INTERLEAVINGS }, (_, seed) => seed);

  test.each(seeds)(
    'overwrite nothing that the other was acknowledged for, unseen: %i [S4.854]',
    async (seed) => {
      const random = randomFrom(seed);
      const admins = callers.map(
        (call, at) => new Admin(`${'ab'[at]} ${what} ${seed}`, call, openDesk(), random),
      );
      const [ann, bob] = admins as [Admin, Admin];
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
      for (const admin of [ann, bob]) await admin.save();

      const saved = await openDesk().load();
      for (const { sent } of acknowledged) {
        for (const [field, value] of Object.entries(sent)) {
          const isReplaced = acknowledged.some(
            (later) => later.sent[field] !== undefined && later.seen.has(value),
          );
          expect(isReplaced ? value : saved[field]).toBe(value);
        }
      }
    },
  );

  test('did meet each other, and nothing of all this was an unexpected error', () => {
    expect(refusals).toBeGreaterThan(INTERLEAVINGS);
    refusals = 0;
    expect(logged).toEqual([]);
  });
});
