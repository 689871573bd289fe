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
import * as messages from './messages';
import { focusPart, openPalette, openPreview, openProperties } from './open-parts';

const isRemovable = isSelectedAnd(mayRemove);

/** Everything that can be done, once. */
export const COMMANDS = {
  undo: {
    id: 'undo',
    label: messages.undo,
    group: 'edit',
    keys: ['Mod+Z'],
    isEnabled: (state) => (selectOpen(state)?.past.length ?? 0) > 0,
    run: () => (dispatch) => dispatch(stepUndone()),
  },
  redo: {
    id: 'redo',
    label: messages.redo,
    group: 'edit',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    isEnabled: (state) => (selectOpen(state)?.future.length ?? 0) > 0,
    run: () => (dispatch) => dispatch(stepRedone()),
  },
  copy: {
    id: 'copy',
    label: messages.copy,
    group: 'edit',
    keys: ['Mod+C'],
    isNative: true,
    isEnabled: isSelected,
    run: copySelected,
  },
  cut: {
    id: 'cut',
    label: messages.cut,
    group: 'edit',
    keys: ['Mod+X'],
    isNative: true,
    isEnabled: isRemovable,
    run: cutSelected,
  },
  paste: {
    id: 'paste',
    label: messages.paste,
    group: 'edit',
    keys: ['Mod+V'],
    isNative: true,
    isEnabled: isOpen,
    run: pasteClipboard,
  },
  duplicate: {
    id: 'duplicate',
    label: messages.duplicate,
    group: 'edit',
    keys: ['Mod+D'],
    isEnabled: isSelectedAnd(mayDuplicate),
    run: toSelected(duplicateBlock),
  },
  edit: {
    id: 'edit',
    label: messages.edit,
    group: 'edit',
    keys: ['Enter'],
    isOfCanvas: true,
    isEnabled: isSelected,
    run: () => openProperties(),
  },
  writeInPlace: {
    id: 'writeInPlace',
    label: messages.editText,
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
    label: messages.copyStyles,
    group: 'edit',
    keys: ['Mod+Alt+C'],
    isEnabled: isSelected,
    run: toSelected(copyStyles),
  },
  pasteStyles: {
    id: 'pasteStyles',
    label: messages.pasteStyles,
    group: 'edit',
    keys: ['Mod+Alt+V'],
    isEnabled: (state) => isSelected(state) && hasCopiedStyles(),
    run: toSelected(pasteStyles),
  },
  saveAsComponent: {
    id: 'saveAsComponent',
    label: messages.saveAsComponent,
    group: 'edit',
    keys: [],
    isEnabled: isSelected,
    run: () => (dispatch) => dispatch(dialogShown('saveComponent')),
  },
  moveUp: {
    id: 'moveUp',
    label: messages.moveUp,
    group: 'move',
    keys: ['Alt+ArrowUp'],
    isEnabled: isSelected,
    run: toSelected((key) => moveBlockBy(key, -1)),
  },
  moveDown: {
    id: 'moveDown',
    label: messages.moveDown,
    group: 'move',
    keys: ['Alt+ArrowDown'],
    isEnabled: isSelected,
    run: toSelected((key) => moveBlockBy(key, 1)),
  },
  moveIn: {
    id: 'moveIn',
    label: messages.moveInto,
    group: 'move',
    keys: ['Alt+ArrowRight'],
    isEnabled: isSelected,
    run: toSelected(moveBlockIn),
  },
  moveOut: {
    id: 'moveOut',
    label: messages.moveOut,
    group: 'move',
    keys: ['Alt+ArrowLeft'],
    isEnabled: isSelected,
    run: toSelected(moveBlockOut),
  },
  wrap: {
    id: 'wrap',
    label: messages.wrapInBox,
    group: 'move',
    keys: ['Mod+G'],
    isEnabled: isSelected,
    run: toSelected(wrapBlock),
  },
  selectParent: {
    id: 'selectParent',
    isOfCanvas: true,
    label: messages.selectParent,
    group: 'select',
    keys: ['Escape'],
    isEnabled: isSelected,
    run: () => selectParent(),
  },
  selectPrevious: {
    id: 'selectPrevious',
    isOfCanvas: true,
    label: messages.selectPrevious,
    group: 'select',
    keys: ['ArrowUp'],
    isEnabled: isOpen,
    run: () => selectBy(-1),
  },
  selectNext: {
    id: 'selectNext',
    isOfCanvas: true,
    label: messages.selectNext,
    group: 'select',
    keys: ['ArrowDown'],
    isEnabled: isOpen,
    run: () => selectBy(1),
  },
  findBlock: {
    id: 'findBlock',
    label: messages.searchBlocks,
    group: 'page',
    keys: ['/'],
    isEnabled: isOpen,
    run: openPalette,
  },
  nextPart: {
    id: 'nextPart',
    label: messages.nextPanel,
    group: 'page',
    keys: ['F6'],
    worksInFields: true,
    isEnabled: () => true,
    run: () => focusPart(1),
  },
  previousPart: {
    id: 'previousPart',
    label: messages.previousPanel,
    group: 'page',
    keys: ['Shift+F6'],
    worksInFields: true,
    isEnabled: () => true,
    run: () => focusPart(-1),
  },
  preview: {
    id: 'preview',
    label: messages.previewInNewTab,
    group: 'page',
    keys: [],
    isEnabled: isOpen,
    run: openPreview,
  },
  shortcuts: {
    id: 'shortcuts',
    label: messages.keyboardShortcuts,
    group: 'page',
    keys: ['?'],
    isEnabled: () => true,
    run: () => (dispatch) => dispatch(dialogShown('shortcuts')),
  },
  save: {
    id: 'save',
    label: messages.save,
    group: 'page',
    keys: ['Mod+S'],
    worksInFields: true,
    isEnabled: selectIsChanged,
    run: () => save(),
  },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof COMMANDS;

export const COMMAND_LIST: readonly Command[] = Object.values(COMMANDS);
