/** Outlines as those of `icons.ts`, of what stands around the page. */
export const pencil = 'M10.6 2.8l2.6 2.6-7.6 7.6-3.2.6.6-3.2zM9 4.4l2.6 2.6';
export const clipboard = 'M5.5 3H3.5v11h9V3h-2M5.8 2h4.4v2.4H5.8z';
export const leftPanel = 'M2 3h12v10H2zM6 3v10';
export const rightPanel = 'M2 3h12v10H2zM10 3v10';
export const outward = 'M8 13V4M4.5 7 8 3.5 11.5 7M3 1.8h10';
export const keyboard = 'M1.8 4h12.4v8.2H1.8zM4 6.6h.01M6.7 6.6h.01M9.3 6.6h.01M12 6.6h.01M5 9.6h6';
export const leave = 'M6.5 2.5h-4v11h4M9.5 5 12.8 8 9.5 11M12.5 8H6';
