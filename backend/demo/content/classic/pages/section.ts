/** How far the sections of the shop's pages stand apart. */
export const SECTION = { padding: 'clamp(40px, 6cqi, 80px) clamp(16px, 4cqi, 40px)' };
