import type { Page } from 'playwright';
import { type Act, type EditorUnderTest, shortcut } from './editor-under-test';

const CANVAS = '#preview-frame';

/** Puck as it comes: its canvas in a frame, scaled to fit between its side bars. */
export const puck = (origin: string): EditorUnderTest => ({
  name: 'Puck',
  places: {
    canvasFrame: CANVAS,
    block: '[data-block]',
    text: '[data-block="text"]',
    // There is a second one in the side bar for narrow windows.
    field: '[class*="Sidebar--right"] textarea[name="text"]',
  },
  urlOf: (blocks) => `${origin}/puck.html?blocks=${blocks}`,
  duplicate: pressCopy,
  remove: shortcut('Delete'),
  undo: shortcut('Control+z'),
});

/** It has no shortcut for this: the button beside the block. */
async function pressCopy(page: Page): Promise<Act> {
  const box = await page.frameLocator(CANVAS).getByTitle('Duplicate').boundingBox();
  if (!box) throw new Error('Puck shows no button to duplicate the selected block.');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
