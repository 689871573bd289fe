export const add = 'Add';
export const outline = 'Outline';
export const whatToShow = 'What to show';
export const theSettingsOfTheShop = 'The settings of the shop';
export const blocksAndOutline = 'Blocks and outline';
export const theShop = 'The shop';
export const design = 'Design';
export const properties = 'Properties';
export const selectedBlock = 'Selected block';
export const settingsOfTheShop = 'settings of the shop';
export const logOut = 'Log out';
export const logOutWithoutSaving = 'Log out without saving?';
export const stay = 'Stay';
export const theyAreKeptIn = 'They are kept in this browser, and offered when you come back.';
export const thisBrowserKeepsNo = 'This browser keeps no drafts: they are lost when you log out.';
export const nothingIsSelected = 'Nothing is selected';
export const clickABlockOn =
  'Click a block on the page, or press the arrow keys to go from one to the next.';
export const aDoubleClickOn = 'A double click on words, or F2, lets you write them in their place.';
export const widthOfThePage = 'Width of the page';
export const someOfYourChanges = (value: string): string =>
  `Some of your changes to ${value} are not saved. `;
