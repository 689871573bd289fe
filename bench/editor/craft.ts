import { type EditorUnderTest, shortcut } from './editor-under-test';

/** Craft.js with the smallest editor around it: see `rivals/src/craft`. */
export const craft = (origin: string): EditorUnderTest => ({
  name: 'Craft.js',
  places: { block: '[data-block]', text: '[data-block="text"]', field: 'textarea[name="text"]' },
  urlOf: (blocks) => `${origin}/craft.html?blocks=${blocks}`,
  duplicate: shortcut('Control+d'),
  remove: shortcut('Delete'),
  undo: shortcut('Control+z'),
});
