export const close = 'Close';
export const tryAgain = 'Try again';
export const suggestions = 'Suggestions';
export const notLoaded = (name: string): string => `${name} could not be loaded.`;

export const notANumber = 'Write a number.';
export const notWhole = 'Write a whole number.';
export const numberBetween = (min: number, max: number): string =>
  `Write a number from ${min} to ${max}.`;
export const numberAtMost = (max: number): string => `Write at most ${max}.`;
export const numberAtLeast = (min: number): string => `Write at least ${min}.`;
export const countOf = (count: number, most: number): string => `${count} of ${most}`;
