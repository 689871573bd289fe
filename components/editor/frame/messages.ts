export const add = 'Add';
export const outline = 'Outline';
export const leftPanel = 'Left panel';
export const shopSettings = 'Shop settings';
export const blocksAndOutline = 'Blocks and outline';
export const shop = 'Shop';
export const design = 'Design';
export const properties = 'Properties';
export const selectedBlock = 'Selected block';
export const shopSettingsPart = 'shop settings';
export const logOut = 'Log out';
export const logOutWithoutSaving = 'Log out without saving?';
export const stay = 'Stay';
export const draftsSaved = 'They are saved in this browser and offered when you come back.';
export const draftsLost = 'This browser saves no drafts: they are lost when you log out.';
export const nothingSelected = 'Nothing selected';
export const selectHint =
  'Click a block on the page, or use the arrow keys to move between blocks.';
export const editTextHint = 'Double-click text, or press F2, to edit it on the page.';
export const pageWidth = 'Page width';
export const unsavedParts = (parts: string): string => `Your changes to ${parts} are not saved. `;
export const pagesPart = 'pages';
export const and = ' and ';
export const readOnly = (role: string): string =>
  `Read only: your role here is ${role}, which may not change this. Ask an owner of the shop.`;
