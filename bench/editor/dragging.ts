import type { EditorUnderTest } from './editor-under-test';
import { pathThrough } from './path';
import { findReachable } from './reach';
import { frameSamples } from './samples';
import type { Visit } from './visit';

export const DRAG_FRAMES = 190;

/**
 * Drags a block over all others in view, down and half of the way up again, in and out of nested
 * columns, and drops it there: how the frames came meanwhile, and what tasks there were until it lay.
 * @throws Error when it has not moved.
 */
export async function dragOnce(visit: Visit, editor: EditorUnderTest) {
  const { page, pointer, settle } = visit;
  const points = (await findReachable(visit)).map(({ point }) => point);
  const back = points.slice(Math.ceil(points.length / 2), -1).reverse();
  const path = pathThrough([...points, ...back], DRAG_FRAMES);
  const [start, end] = [points[0], path.at(-1)];
  if (!start || !end) throw new Error('There is nothing in view to drag.');
  const order = await page.evaluate(() => window.editorBench.texts());
  await pointer.moveTo(start);
  await settle();
  await page.evaluate(() => window.editorBench.startRecording());
  await pointer.press(start);
  await pointer.track(path);
  const times = await page.evaluate(() => window.editorBench.takeFrames());
  await pointer.release(end);
  await settle();
  await settle();
  const tasks = await page.evaluate(() => window.editorBench.takeTasks());
  const moved = await page.evaluate(() => window.editorBench.texts());
  if (String(moved) === String(order)) throw new Error(`${editor.name} has moved nothing.`);
  await (await editor.undo(page))();
  await settle();
  const longestTask = Math.max(0, ...tasks);
  return { ...frameSamples(times), longTasks: tasks.length, longestTask };
}
