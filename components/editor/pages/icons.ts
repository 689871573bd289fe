/** Outlines as those of `ui/icons.ts`, of what can be opened. */
export const home = 'M2.5 7.5 8 2.8l5.5 4.7M4 6.5v6.7h8V6.5M6.8 13.2V9.5h2.4v3.7';
export const headerPart = 'M2.5 3h11v10h-11zM2.5 6.2h11';
export const footerPart = 'M2.5 3h11v10h-11zM2.5 9.8h11';
export const shop =
  'M2.5 6.3 3.6 2.5h8.8l1.1 3.8a1.8 1.8 0 0 1-3.6 0 1.9 1.9 0 0 1-3.8 0 1.8 1.8 0 0 1-3.6 0zM3.6 8.6v4.9h8.8V8.6M6.4 13.5v-2.9h3.2v2.9';
export const back = 'M10 3.5 5.5 8l4.5 4.5';
export const orders = 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.8 5.2 8 8l5.2-2.8M8 8v5.8';
