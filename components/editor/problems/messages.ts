export const thisCannotBeSaved = (unfit: string): string => `This cannot be saved: it ${unfit}.`;
export const whatIsStoredCannot = (type: string): string =>
  `${type}: what is stored cannot be used; the default holds.`;
