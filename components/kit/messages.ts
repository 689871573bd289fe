export const close = 'Close';
export const writeANumber = 'Write a number.';
export const writeAWholeNumber = 'Write a whole number.';
export const tryAgain = 'Try again';
export const suggestions = 'Suggestions';
export const countOf = (count: number, most: number): string => `${count} of ${most}`;
export const writeANumberFrom = (min: number, max: number): string =>
  `Write a number from ${min} to ${max}.`;
export const writeAtMost = (max: number): string => `Write at most ${max}.`;
export const writeAtLeast = (min: number): string => `Write at least ${min}.`;
export const couldNotBeLoaded = (name: string): string => `${name} could not be loaded.`;
