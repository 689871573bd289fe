import { mayDuplicate, mayRemove } from '@/blocks/layout/tree/may-stand';
import { dialogShown, stepRedone, stepUndone } from '@/store/editor/editor';
import { duplicateBlock, removeBlock, wrapBlock } from '@/store/editor/edits';
import { moveBlockBy, moveBlockIn, moveBlockOut } from '@/store/editor/moves';
import { save } from '@/store/editor/saving/save';
import { selectBy, selectParent } from '@/store/editor/select-blocks';
import { mayDo, selectIsChanged, selectOpen } from '@/store/editor/selectors';
import { writeSelected } from '../canvas/in-place/write-texts';
import {
  type Command,
  command,
  isOpen,
  isSelected,
  isSelectedAnd,
  mayWrite,
  toSelected,
} from './command';
import { copySelected, cutSelected, pasteClipboard } from './copy-paste';
import { copyStyles, hasCopiedStyles, pasteStyles } from './copy-styles';
import * as messages from './messages';
import { focusPart, openPalette, openPreview, openProperties } from './open-parts';

const isRemovable = mayWrite(isSelectedAnd(mayRemove));
const mayStyle = mayWrite((state) => isSelected(state) && hasCopiedStyles());
const mayKeep = mayDo('pages.write');
const always = () => true;

const EDIT = {
  undo: command(
    messages.undo,
    ['Mod+Z'],
    mayWrite((state) => (selectOpen(state)?.past.length ?? 0) > 0),
    () => (dispatch) => dispatch(stepUndone()),
  ),
  redo: command(
    messages.redo,
    ['Mod+Shift+Z', 'Mod+Y'],
    mayWrite((state) => (selectOpen(state)?.future.length ?? 0) > 0),
    () => (dispatch) => dispatch(stepRedone()),
  ),
  copy: command(messages.copy, ['Mod+C'], isSelected, copySelected, 'native'),
  cut: command(messages.cut, ['Mod+X'], isRemovable, cutSelected, 'native'),
  paste: command(messages.paste, ['Mod+V'], mayWrite(isOpen), pasteClipboard, 'native'),
  duplicate: command(
    messages.duplicate,
    ['Mod+D'],
    mayWrite(isSelectedAnd(mayDuplicate)),
    toSelected(duplicateBlock),
  ),
  edit: command(messages.edit, ['Enter'], isSelected, openProperties, 'page'),
  writeInPlace: command(messages.editText, ['F2'], mayWrite(isSelected), writeSelected, 'page'),
  delete: command('Delete', ['Delete', 'Backspace'], isRemovable, toSelected(removeBlock), 'page'),
  copyStyles: command(messages.copyStyles, ['Mod+Alt+C'], isSelected, toSelected(copyStyles)),
  pasteStyles: command(messages.pasteStyles, ['Mod+Alt+V'], mayStyle, toSelected(pasteStyles)),
  saveAsComponent: command(
    messages.saveAsComponent,
    [],
    (state) => mayKeep(state) && isSelected(state),
    () => (dispatch) => dispatch(dialogShown('saveComponent')),
  ),
};

const movement = (label: string, key: string, move: Parameters<typeof toSelected>[0]) =>
  command(label, [key], mayWrite(isSelected), toSelected(move));

const MOVE = {
  moveUp: movement(messages.moveUp, 'Alt+ArrowUp', (key) => moveBlockBy(key, -1)),
  moveDown: movement(messages.moveDown, 'Alt+ArrowDown', (key) => moveBlockBy(key, 1)),
  moveIn: movement(messages.moveInto, 'Alt+ArrowRight', moveBlockIn),
  moveOut: movement(messages.moveOut, 'Alt+ArrowLeft', moveBlockOut),
  wrap: movement(messages.wrapInBox, 'Mod+G', wrapBlock),
};

const SELECT = {
  selectParent: command(messages.selectParent, ['Escape'], isSelected, selectParent, 'page'),
  selectPrevious: command(messages.selectPrevious, ['ArrowUp'], isOpen, () => selectBy(-1), 'page'),
  selectNext: command(messages.selectNext, ['ArrowDown'], isOpen, () => selectBy(1), 'page'),
};

const PAGE = {
  findBlock: command(messages.searchBlocks, ['/'], isOpen, openPalette),
  nextPart: command(messages.nextPanel, ['F6'], always, () => focusPart(1), 'everywhere'),
  previousPart: command(
    messages.previousPanel,
    ['Shift+F6'],
    always,
    () => focusPart(-1),
    'everywhere',
  ),
  preview: command(messages.previewInNewTab, [], isOpen, openPreview),
  shortcuts: command(
    messages.keyboardShortcuts,
    ['?'],
    always,
    () => (dispatch) => dispatch(dialogShown('shortcuts')),
  ),
  save: command(messages.save, ['Mod+S'], mayWrite(selectIsChanged), () => save(), 'everywhere'),
};

export const COMMANDS = { ...EDIT, ...MOVE, ...SELECT, ...PAGE };

export type CommandId = keyof typeof COMMANDS;

export const COMMAND_GROUPS: readonly { title: string; commands: readonly Command[] }[] = [
  { title: messages.edit, commands: Object.values(EDIT) },
  { title: messages.move, commands: Object.values(MOVE) },
  { title: messages.select, commands: Object.values(SELECT) },
  { title: messages.page, commands: Object.values(PAGE) },
];
