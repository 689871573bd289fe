/** Defaults of what a shop promises, left out of its pages: each is nothing there, or told by their texts. */
export const DEFAULT_PROMISES = { returnDays: 30, disableFreeReturns: false, copyrightName: '' };
