export const cannotSave = (problem: string): string => `This cannot be saved: it ${problem}.`;
export const contentTooLarge = (problem: string): string => `This ${problem}.`;
export const valueUnusable = (type: string): string =>
  `${type}: the saved value cannot be used, so the default is shown.`;
