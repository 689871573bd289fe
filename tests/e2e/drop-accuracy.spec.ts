import type { Page } from 'playwright/test';
import { turns } from '../support/counts';
import { blocks, canvas, desk, openEditor } from './support/editor';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const text = (content: string, columnIndex = 0) => ({
  ...{ id: content, type: 'text', columnIndex },
  props: { content },
});

const columns = (id: string, sectionType: string, children: unknown[], styles = {}) => ({
  ...{ id, type: 'grid', props: { sectionType }, styles, children },
});

/** Columns nested, uneven, without any room of their own, and empty. */
const LAYOUT = [
  text('Before all'),
  columns('uneven', '1:2', [
    text('Left one'),
    text('Left two'),
    columns(
      'nested',
      '1:1:1',
      [text('In the first', 0), text('In the third', 2), text('Below it', 2)],
      { padding: '24px' },
    ),
    { ...columns('tight', '1:1', [text('Tight', 0)], { padding: '0px' }), columnIndex: 1 },
  ]),
  columns(
    'fitting',
    'single',
    [columns('within', 'single', [text('Innermost')], { padding: '0px' })],
    { padding: '0px' },
  ),
  columns('empty', '1:1', []),
  {
    ...{ id: 'row', type: 'box', props: { sectionType: 'single', layoutDirection: 'row' } },
    children: [text('One'), text('Two'), text('Three')],
  },
  text('After all'),
];

const DROPS = turns(200, 40);
const PARTS = turns(4, 1);
const WINDOW = { width: 1400, height: 800 };

/** The same numbers every time, from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Where the block that is dragged stands, and its neighbours, by their words. */
interface Place {
  parent: string;
  before: string | null;
  after: string | null;
}

/** What the line says: the blocks that it is drawn between. */
function shownPlace(page: Page, dragged: string): Promise<Place | null> {
  return page.evaluate((key) => {
    const line = document.querySelector<HTMLElement>('[data-drop-line]');
    if (!line) return null;
    const [parent = '', slot = '', index = ''] = (line.dataset.dropLine ?? '').split('/');
    const empty = document.querySelector(`[data-empty="${parent}/${slot}"]`);
    const box = line.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (empty) {
      const room = empty.parentElement?.getBoundingClientRect();
      const isOver = room && middle.y > room.top && middle.y < room.bottom;
      return isOver ? { parent, before: null, after: null } : null;
    }
    const around =
      parent === 'root'
        ? document.querySelector('[data-page]')
        : document.querySelector(`[data-block="${parent}"]`);
    // The columns of a container that have blocks are those of them, in their order.
    const all = [...(around?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].filter(
      (one) => (one.parentElement?.closest('[data-block]') ?? around) === around,
    );
    const lists = [...new Set(all.map((one) => one.parentElement))].map((list) =>
      all.filter((one) => one.parentElement === list),
    );
    const placesOf = [...(around?.querySelectorAll<HTMLElement>('[data-empty]') ?? [])]
      .map((one) => one.dataset.empty?.split('/') ?? [])
      .filter(([of]) => of === parent)
      .map(([, at]) => Number(at));
    for (const at of placesOf.sort()) lists.splice(at, 0, []);
    const siblings = lists[Number(slot)] ?? [];
    const before = siblings[Number(index) - 1];
    const after = siblings[Number(index)];
    const [a, b] = [before?.getBoundingClientRect(), after?.getBoundingClientRect()];
    const isUpright = box.height > box.width;
    const isBetween = isUpright
      ? (!a || a.right - 2 <= middle.x) && (!b || b.left + 2 >= middle.x)
      : (!a || a.bottom - 2 <= middle.y) && (!b || b.top + 2 >= middle.y);
    if (!isBetween) throw new Error('The line is not between the blocks it names.');
    const nameOf = (one: HTMLElement | undefined, next: number) =>
      one?.dataset.block === key
        ? (siblings[Number(index) + next]?.dataset.block ?? null)
        : (one?.dataset.block ?? null);
    return { parent, before: nameOf(before, -2), after: nameOf(after, 1) };
  }, dragged);
}

/** Where a block is on the page. */
function placeOf(page: Page, key: string): Promise<Place> {
  return page.evaluate((dragged) => {
    const block = document.querySelector(`[data-block="${dragged}"]`);
    const parent = block?.parentElement?.closest<HTMLElement>('[data-block]')?.dataset.block;
    const keyOf = (one: Element | null | undefined) =>
      one instanceof HTMLElement ? (one.dataset.block ?? null) : null;
    return {
      parent: parent ?? 'root',
      before: keyOf(block?.previousElementSibling),
      after: keyOf(block?.nextElementSibling),
    };
  }, key);
}

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: WINDOW });

for (let part = 0; part < PARTS; part += 1) {
  test(`a block lands where the line was, drops ${part + 1} of ${PARTS} [S4.783]`, async ({
    page,
  }) => {
    const slug = `drops-${part}`;
    await storePage('classic', slug, LAYOUT);
    await openEditor(page, 'classic', slug);
    const next = numbersFrom(part + 1);
    const room = await desk(page).boundingBox();
    if (!room) throw new Error('There is no desk.');

    for (let drop = 0; drop < DROPS / PARTS; drop += 1) {
      const leaves = await canvas(page)
        .getByText(/./)
        .filter({ has: page.locator('xpath=self::*[@data-block]') })
        .all();
      const source = leaves[Math.floor(next() * leaves.length)];
      if (!source) throw new Error('There is no block.');
      await source.scrollIntoViewIfNeeded();
      const from = await source.boundingBox();
      const key = (await source.getAttribute('data-block')) ?? '';
      if (!from) throw new Error('The block has no box.');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      const to = {
        x: room.x + 20 + next() * (room.width - 40),
        y: room.y + 130 + next() * (room.height - 260),
      };
      await page.mouse.move(to.x, to.y, { steps: 4 });
      // Every third time the page is scrolled below a pointer that stands still.
      if (drop % 3 === 1) await page.mouse.wheel(0, next() < 0.5 ? -60 : 60);
      // Every fourth time the pointer goes on until the very end.
      if (drop % 4 === 2) await page.mouse.move(to.x + 6, to.y + 5);
      await expect.poll(() => settled(page)).toBe(true);
      const shown = await shownPlace(page, key);
      await page.mouse.up();
      await expect(page.locator('[data-drop-line]')).toHaveCount(0);
      expect(shown, `a line at ${to.x}, ${to.y}`).not.toBeNull();
      expect(await placeOf(page, key), `drop ${drop} at ${to.x}, ${to.y}`).toEqual(shown);
      await desk(page).focus();
      await page.keyboard.press('Control+z');
    }
    expect(await blocks(page).count()).toBeGreaterThan(10);
  });
}

/** Whether two frames in a row show the line in the same place. */
function settled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const look = () => document.querySelector('[data-drop-line]')?.getAttribute('style');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const first = look();
    await frame();
    return first === look();
  });
}
