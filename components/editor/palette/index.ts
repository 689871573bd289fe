export { BlockIcon } from './drawings/block-icon';
export { BlockPicture } from './drawings/block-picture';
export { insertAtSelection, insertSource, replaceBlocks } from './insert';
export { Palette } from './palette';
export { SaveComponentDialog } from './saved/save-component-dialog';
export { saveAsComponent } from './saved/saved-calls';
export { componentsFor, contentOf, isWhole, type Source } from './sources';
