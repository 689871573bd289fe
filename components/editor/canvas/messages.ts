export const deleteIt = 'Delete';
export const undo = 'Undo';
export const reset = 'Reset';
export const page = 'Page';
export const tryAgain = 'Try again';
export const whatThisPageShows = 'What this page shows by itself could not be loaded.';
export const pageContent = 'Page content';
export const theShopHasAProduct = 'the shop has a product';
export const thePageIsSaved = 'the page is saved';
export const dropABlockHere = 'Drop a block here';
export const theReadyPages = 'The ready pages';
export const waysToBegin = 'Ways to begin';
export const beginWithAPage = 'Begin with a page';
export const orDragABlock = 'Or drag a block to anywhere in here.';
export const textOfTheBlock = 'Text of the block';
export const selectedBlock = 'Selected block';
export const dragSpaceLiftsArrows = 'Drag: Space lifts, arrows move, Space drops';
export const thisBlockCannotBe = (message: string): string =>
  `This block cannot be shown: ${message}`;
export const cannotBeShown = (type: string): string => `${type} cannot be shown.`;
export const whatThisPageShows2 = (when: string): string =>
  `What this page shows by itself stands here. It can be seen once ${when}.`;
export const whatStandsHereCannot = (failure: string): string =>
  `What stands here cannot be shown now. ${failure}`;
export const inPlace = (value: number): string => `in place ${value}`;
