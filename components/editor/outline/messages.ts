export const name = 'Name';
export const problemInside = 'There is a problem with a block in it.';
export const rowHint =
  'Press Enter to select, Space to move with the arrow keys, F2 to rename, Delete to remove.';
export const nothingHere = 'Nothing here yet.';
export const outline = 'Outline';
export const howToDrop = 'Arrow keys choose its place, Enter drops it, Escape puts it back.';
export const problem = (problem: string): string => `Problem: ${problem}`;
export const liftedWithHint = (label: string, hint: string): string =>
  `${label} picked up. ${hint}`;
export const lifted = (label: string): string => `${label} picked up.`;
export const dropped = (label: string, place: string): string => `${label} dropped ${place}.`;
export const putBack = (label: string): string => `${label} is back where it was.`;
export const blockRequired = (name: string): string => `This page needs ${name}.`;
export const deleted = (name: string): string => `${name} deleted.`;
export const column = (number: number): string => `Column ${number}`;
