import type { Act, EditorUnderTest } from './editor-under-test';
import { findTurn, select } from './reach';
import type { Visit } from './visit';

/** Selects a block, duplicates it, undoes that, deletes it, undoes that: how long each takes, in ms. */
export async function commandRound(visit: Visit, editor: EditorUnderTest, turn: number) {
  const { page, settle, answerTo } = visit;
  const blocks = await page.evaluate(() => window.editorBench.blockCount());
  const until = async (count: number, act: Act) => {
    const { doneMs } = await answerTo(act, { kind: 'count', value: count });
    await settle();
    return doneMs;
  };
  // Another each turn: what is selected already fills the panel before the click.
  const block = await findTurn(visit, turn);
  const selectMs = await select(visit, block);
  const duplicateMs = await until(blocks + 1, await editor.duplicate(page));
  const undoCopyMs = await until(blocks, await editor.undo(page));
  await select(visit, block);
  const removeMs = await until(blocks - 1, await editor.remove(page));
  const undoRemoveMs = await until(blocks, await editor.undo(page));
  return { selectMs, duplicateMs, removeMs, undoMs: [undoCopyMs, undoRemoveMs] };
}
