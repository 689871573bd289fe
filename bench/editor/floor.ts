import { type EditorUnderTest, shortcut } from './editor-under-test';

/** A page with next to nothing on it: what the browser and this machine take for themselves. */
export const floor = (origin: string): EditorUnderTest => ({
  name: 'Floor',
  places: { block: '[data-block]', text: '[data-block="text"]', field: 'textarea' },
  urlOf: (blocks) => `${origin}/floor.html?blocks=${blocks}`,
  duplicate: shortcut('Control+d'),
  remove: shortcut('Delete'),
  undo: shortcut('Control+z'),
});
