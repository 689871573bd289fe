export const lifted = (label: string): string =>
  `${label} picked up. Arrow keys move it, Space drops it, Escape puts it back.`;
export const dropped = (label: string, place: string): string => `${label} dropped ${place}.`;
export const cannotDrop = (label: string): string => `${label} can’t be placed there.`;
export const putBack = (label: string): string => `${label} is back where it was.`;
