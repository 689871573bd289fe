import { mayDuplicate, mayRemove } from '@/blocks/layout/tree/may-stand';
import { dialogShown, stepRedone, stepUndone } from '@/store/editor/editor';
import { duplicateBlock, removeBlock, wrapBlock } from '@/store/editor/edits';
import { moveBlockBy, moveBlockIn, moveBlockOut } from '@/store/editor/moves';
import { save } from '@/store/editor/saving/save';
import { selectBy, selectParent } from '@/store/editor/select-blocks';
import { selectIsChanged, selectOpen } from '@/store/editor/selectors';
import { writeSelected } from '../canvas/in-place/write-texts';
import { type Command, isOpen, isSelected, isSelectedAnd, toSelected } from './command';
import { copySelected, cutSelected, pasteClipboard } from './copy-paste';
import { copyStyles, hasCopiedStyles, pasteStyles } from './copy-styles';
import { focusPart } from './focus-part';
import { openPalette } from './open-palette';
import { openPreview } from './open-preview';
import { openProperties } from './open-properties';

const isRemovable = isSelectedAnd(mayRemove);

/** Everything that can be done, once. */
export const COMMANDS = {
  undo: {
    id: 'undo',
    label: 'Undo',
    group: 'edit',
    keys: ['Mod+Z'],
    isEnabled: (state) => (selectOpen(state)?.past.length ?? 0) > 0,
    run: () => (dispatch) => dispatch(stepUndone()),
  },
  redo: {
    id: 'redo',
    label: 'Redo',
    group: 'edit',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    isEnabled: (state) => (selectOpen(state)?.future.length ?? 0) > 0,
    run: () => (dispatch) => dispatch(stepRedone()),
  },
  copy: {
    id: 'copy',
    label: 'Copy',
    group: 'edit',
    keys: ['Mod+C'],
    isNative: true,
    isEnabled: isSelected,
    run: copySelected,
  },
  cut: {
    id: 'cut',
    label: 'Cut',
    group: 'edit',
    keys: ['Mod+X'],
    isNative: true,
    isEnabled: isRemovable,
    run: cutSelected,
  },
  paste: {
    id: 'paste',
    label: 'Paste',
    group: 'edit',
    keys: ['Mod+V'],
    isNative: true,
    isEnabled: isOpen,
    run: pasteClipboard,
  },
  duplicate: {
    id: 'duplicate',
    label: 'Duplicate',
    group: 'edit',
    keys: ['Mod+D'],
    isEnabled: isSelectedAnd(mayDuplicate),
    run: toSelected(duplicateBlock),
  },
  edit: {
    id: 'edit',
    label: 'Edit',
    group: 'edit',
    keys: ['Enter'],
    isOfCanvas: true,
    isEnabled: isSelected,
    run: () => openProperties(),
  },
  writeInPlace: {
    id: 'writeInPlace',
    label: 'Write in place',
    group: 'edit',
    keys: ['F2'],
    isOfCanvas: true,
    isEnabled: isSelected,
    run: writeSelected,
  },
  delete: {
    id: 'delete',
    isOfCanvas: true,
    label: 'Delete',
    group: 'edit',
    keys: ['Delete', 'Backspace'],
    isEnabled: isRemovable,
    run: toSelected(removeBlock),
  },
  copyStyles: {
    id: 'copyStyles',
    label: 'Copy styles',
    group: 'edit',
    keys: ['Mod+Alt+C'],
    isEnabled: isSelected,
    run: toSelected(copyStyles),
  },
  pasteStyles: {
    id: 'pasteStyles',
    label: 'Paste styles',
    group: 'edit',
    keys: ['Mod+Alt+V'],
    isEnabled: (state) => isSelected(state) && hasCopiedStyles(),
    run: toSelected(pasteStyles),
  },
  saveAsComponent: {
    id: 'saveAsComponent',
    label: 'Save as component',
    group: 'edit',
    keys: [],
    isEnabled: isSelected,
    run: () => (dispatch) => dispatch(dialogShown('saveComponent')),
  },
  moveUp: {
    id: 'moveUp',
    label: 'Move up',
    group: 'move',
    keys: ['Alt+ArrowUp'],
    isEnabled: isSelected,
    run: toSelected((key) => moveBlockBy(key, -1)),
  },
  moveDown: {
    id: 'moveDown',
    label: 'Move down',
    group: 'move',
    keys: ['Alt+ArrowDown'],
    isEnabled: isSelected,
    run: toSelected((key) => moveBlockBy(key, 1)),
  },
  moveIn: {
    id: 'moveIn',
    label: 'Move into the block above',
    group: 'move',
    keys: ['Alt+ArrowRight'],
    isEnabled: isSelected,
    run: toSelected(moveBlockIn),
  },
  moveOut: {
    id: 'moveOut',
    label: 'Move out of its container',
    group: 'move',
    keys: ['Alt+ArrowLeft'],
    isEnabled: isSelected,
    run: toSelected(moveBlockOut),
  },
  wrap: {
    id: 'wrap',
    label: 'Wrap in a box',
    group: 'move',
    keys: ['Mod+G'],
    isEnabled: isSelected,
    run: toSelected(wrapBlock),
  },
  selectParent: {
    id: 'selectParent',
    isOfCanvas: true,
    label: 'Select what it stands in',
    group: 'select',
    keys: ['Escape'],
    isEnabled: isSelected,
    run: () => selectParent(),
  },
  selectPrevious: {
    id: 'selectPrevious',
    isOfCanvas: true,
    label: 'Select the block before',
    group: 'select',
    keys: ['ArrowUp'],
    isEnabled: isOpen,
    run: () => selectBy(-1),
  },
  selectNext: {
    id: 'selectNext',
    isOfCanvas: true,
    label: 'Select the block behind',
    group: 'select',
    keys: ['ArrowDown'],
    isEnabled: isOpen,
    run: () => selectBy(1),
  },
  findBlock: {
    id: 'findBlock',
    label: 'Search blocks and sections',
    group: 'page',
    keys: ['/'],
    isEnabled: isOpen,
    run: openPalette,
  },
  nextPart: {
    id: 'nextPart',
    label: 'Go to the next part of the editor',
    group: 'page',
    keys: ['F6'],
    worksInFields: true,
    isEnabled: () => true,
    run: () => focusPart(1),
  },
  previousPart: {
    id: 'previousPart',
    label: 'Go to the part before',
    group: 'page',
    keys: ['Shift+F6'],
    worksInFields: true,
    isEnabled: () => true,
    run: () => focusPart(-1),
  },
  preview: {
    id: 'preview',
    label: 'Preview in a new tab',
    group: 'page',
    keys: [],
    isEnabled: isOpen,
    run: openPreview,
  },
  shortcuts: {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    group: 'page',
    keys: ['?'],
    isEnabled: () => true,
    run: () => (dispatch) => dispatch(dialogShown('shortcuts')),
  },
  save: {
    id: 'save',
    label: 'Save',
    group: 'page',
    keys: ['Mod+S'],
    worksInFields: true,
    isEnabled: selectIsChanged,
    run: () => save(),
  },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof COMMANDS;

export const COMMAND_LIST: readonly Command[] = Object.values(COMMANDS);
