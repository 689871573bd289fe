export const name = 'Name';
export const thereIsAProblem = 'There is a problem with a block in it.';
export const pressEnterToSelect =
  'Press Enter to select, Space to move with the arrow keys, F2 to rename, Delete to remove.';
export const nothingStandsHereYet = 'Nothing stands here yet.';
export const outline = 'Outline';
export const arrowKeysChooseIts =
  'Arrow keys choose its place, Enter drops it, Escape puts it back.';
export const problem = (problem: string): string => `Problem: ${problem}`;
export const lifted = (label: string, howToDrop: string): string => `${label} lifted. ${howToDrop}`;
export const lifted2 = (label: string): string => `${label} lifted.`;
export const dropped = (label: string, description: string): string =>
  `${label} dropped ${description}.`;
export const isWhereItWas = (label: string): string => `${label} is where it was.`;
export const thisPageCannotBe = (name: string): string => `This page cannot be without ${name}.`;
export const deleted = (name: string): string => `${name} deleted.`;
