export const opensNewTab = '(opens in a new tab)';
export const pause = 'Pause';
export const play = 'Play';
/** Followed by the type (spec 3). */
export const unknownType = 'Unknown component type: ';
