export const deleteBlock = 'Delete';
export const undo = 'Undo';
export const reset = 'Reset';
export const page = 'Page';
export const tryAgain = 'Try again';
export const contentNotLoaded = 'The built-in content of this page could not be loaded.';
export const pageContent = 'Page content';
export const dropHere = 'Drop a block here';
export const pagePresets = 'The ready-made pages';
export const startingPoints = 'Ways to start';
export const startFromPreset = 'Start from a ready-made page';
export const orDragABlock = 'Or drag a block here.';
export const blockText = 'Text of the block';
export const selectedBlock = 'Selected block';
export const dragHint = 'Drag: Space picks up, arrow keys move, Space drops';
export const blockFailed = (message: string): string => `This block cannot be shown: ${message}`;
export const typeFailed = (type: string): string => `${type} cannot be shown.`;
export const contentFailed = (failure: string): string =>
  `The built-in content cannot be shown right now. ${failure}`;
export const noProductYet =
  'The built-in content of this page appears here once the shop has a product.';
export const notSavedYet = 'The built-in content of this page appears here once the page is saved.';
