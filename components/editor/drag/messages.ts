export const isLiftedArrowKeys = (label: string): string =>
  `${label} is lifted. Arrow keys move it, Space drops it, Escape puts it back.`;
export const dropped = (label: string, where: string): string => `${label} dropped ${where}.`;
export const cannotStandThere = (label: string): string => `${label} cannot stand there.`;
export const isPutBack = (label: string): string => `${label} is put back.`;
