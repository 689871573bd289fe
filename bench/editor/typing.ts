import { setTimeout as wait } from 'node:timers/promises';
import { findTurn, select } from './reach';
import type { Visit } from './visit';

/** Words, for a long one would run over its neighbours. */
const KEYS = 'cloth ';
const PAUSE_MS = 60;
/** Coprime to the length of a frame, so that keys come at all moments between two. */
const STEP_MS = 7;
const SPREAD_MS = 17;

/** Types into the field of a block: how long each key takes until it is seen, in ms. */
export async function typeKeys(visit: Visit, count: number) {
  const { page, pointer, settle, answerTo } = visit;
  const { at } = await focusField(visit);
  const press: number[] = [];
  const pressFrame: number[] = [];
  for (let key = 0; key < count; key += 1) {
    const before = (await page.evaluate(() => window.editorBench.texts()))[at] ?? '';
    await wait(PAUSE_MS + ((key * STEP_MS) % SPREAD_MS));
    const letter = KEYS.charAt(key % KEYS.length);
    const outcome = { kind: 'shown', value: { at, before } } as const;
    const { doneMs, frameMs } = await answerTo(() => page.keyboard.press(letter), outcome);
    press.push(doneMs);
    pressFrame.push(frameMs);
  }
  await settle();
  await pointer.moveTo({ x: 1, y: 1 });
  return { press, pressFrame };
}

async function focusField(visit: Visit) {
  const { page, pointer, settle } = visit;
  const block = await findTurn(visit, 0);
  await select(visit, block);
  const { x, y, width, height } = await page.evaluate(() => window.editorBench.fieldBox());
  await pointer.click({ x: x + width / 2, y: y + height / 2 });
  await page.keyboard.press('Control+End');
  await settle();
  return block;
}
