import type { Point } from './path';
import type { Box, Visit } from './visit';

/** How far from the edge of the window a pointer stays, so that nothing scrolls by itself. */
const EDGE_PX = 160;
const VIEWPORT_HEIGHT_PX = 900;
const GRAB_PX = 24;

/** A block of text that the pointer can reach. */
export interface Reachable {
  /** Which of all blocks of text, from 0. */
  at: number;
  text: string;
  point: Point;
}

/** Shows the middle of the page. */
export async function showMiddle({ page, settle }: Visit): Promise<void> {
  const { length } = await page.evaluate(() => window.editorBench.texts());
  await page.evaluate((at) => window.editorBench.showText(at), Math.floor(length / 2));
  await settle();
}

export async function findReachable({ page }: Visit): Promise<Reachable[]> {
  const boxes = await page.evaluate(() => window.editorBench.textBoxes());
  const texts = await page.evaluate(() => window.editorBench.texts());
  const inSight = boxes
    .map((box, at) => ({ at, text: texts[at] ?? '', point: grabPoint(box) }))
    .filter(({ point }) => point.y > EDGE_PX && point.y < VIEWPORT_HEIGHT_PX - EDGE_PX);
  const free = await page.evaluate(
    (places) => places.map(({ at, point }) => window.editorBench.isFree(at, point)),
    inSight,
  );
  return inSight.filter((_, place) => free[place]);
}

/** One of the blocks that can be reached: another each turn. */
export async function findTurn(visit: Visit, turn: number): Promise<Reachable> {
  const blocks = await findReachable(visit);
  const block = blocks[turn % blocks.length];
  if (!block) throw new Error('There is no block of text in the middle of the window.');
  return block;
}

/** Clicks a block; resolves with how long until the panel held its text, in ms. */
export async function select(visit: Visit, { point, text }: Reachable): Promise<number> {
  await visit.pointer.moveTo(point);
  await visit.settle();
  const outcome = { kind: 'filled', value: text } as const;
  const { doneMs } = await visit.answerTo(() => visit.pointer.click(point), outcome);
  await visit.settle();
  return doneMs;
}

/** Near its beginning, where no bar of a selected neighbour lies. */
function grabPoint({ x, y, width, height }: Box): Point {
  return { x: x + Math.min(GRAB_PX, width / 2), y: y + height / 2 };
}
