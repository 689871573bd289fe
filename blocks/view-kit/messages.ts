export const opensNewTab = '(opens in a new tab)';
export const pause = 'Pause';
export const play = 'Play';
