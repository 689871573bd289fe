/** Outlines on a 16 by 16 grid, drawn for the kit; each is in a bundle only where it is used. */
export const chevronDown = 'M4 6l4 4 4-4';
export const chevronRight = 'M6 4l4 4-4 4';
export const plus = 'M8 3v10M3 8h10';
export const close = 'M4 4l8 8M12 4l-8 8';
export const check = 'M3 8.5 6.5 12 13 4.5';
export const reset = 'M2.8 3.2v3.6h3.6M3 6.8a5.2 5.2 0 1 1-.2 2.4';
export const trash = 'M2.8 4.2h10.4M6 4V2.6h4V4M4.2 4.4l.6 9h6.4l.6-9M6.7 7v3.8M9.3 7v3.8';
export const grip = 'M5.7 4h.6M5.7 8h.6M5.7 12h.6M9.7 4h.6M9.7 8h.6M9.7 12h.6';
export const duplicate = 'M5.5 5.5h8v8h-8zM10.5 5V2.5h-8v8H5';
export const more = 'M3.2 8h.6M7.7 8h.6M12.2 8h.6';
export const search = 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.4 10.4 14 14';
export const external = 'M9.5 2.5h4v4M13.5 2.5 7.8 8.2M11.5 9.2v4.3h-9v-9h4.3';
export const linked =
  'M6.6 9.4a2.6 2.6 0 0 0 3.7 0l2.4-2.4a2.6 2.6 0 0 0-3.7-3.7l-1 1M9.4 6.6a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l1-1';
export const unlinked =
  'M10.3 9.4 12.7 7A2.6 2.6 0 0 0 9 3.3l-1 1M5.7 6.6 3.3 9A2.6 2.6 0 0 0 7 12.7l1-1M3 3l10 10';
export const page = 'M4 2h5.2L12.5 5.3V14H4zM9 2v3.5h3.5';
export const tag = 'M2.5 2.5h5.2l5.8 5.8-5.2 5.2-5.8-5.8zM5.4 5.4h.01';
export const tiles =
  'M2.5 2.5h4.4v4.4H2.5zM9.1 2.5h4.4v4.4H9.1zM2.5 9.1h4.4v4.4H2.5zM9.1 9.1h4.4v4.4H9.1z';
export const globe =
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2.2 8h11.6M8 2.2c1.7 1.7 2.5 3.6 2.5 5.8S9.7 12.1 8 13.8C6.3 12.1 5.5 10.2 5.5 8S6.3 3.9 8 2.2z';
export const mail = 'M2 3.8h12v8.7H2zM2.3 4.3 8 8.9l5.7-4.6';
export const phone = 'M4.8 1.8h6.4v12.4H4.8zM7.5 12h1';
export const picture = 'M2 3h12v10H2zM2.3 11.5 6 7.8l3 3 1.6-1.6 3.1 3M10.7 5.8h.01';
export const pictureOff = 'M4.5 3H14v9.5M12 13H2V4M2.3 11.5 6 7.8l4.8 4.8M2 2l12 12';
export const pipette =
  'M8.6 4.6l2.8 2.8M9.8 5.8 4.2 11.4 2.8 13.2l1.8-1.4 5.6-5.6M9.6 3.6l1.3-1.3a1.3 1.3 0 0 1 2 0l.8.8a1.3 1.3 0 0 1 0 2l-1.3 1.3z';
export const warning = 'M8 2.4 14.2 13.4H1.8zM8 6.4v3.4M8 11.7h.01';
export const none = 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM3.8 3.8l8.4 8.4';
export const undo = 'M5.5 3 2.5 6l3 3M2.8 6H10a3.5 3.5 0 0 1 0 7H6';
export const redo = 'M10.5 3l3 3-3 3M13.2 6H6a3.5 3.5 0 0 0 0 7h4';
export const desktop = 'M2 3h12v8H2zM6 13.5h4M8 11v2.5';
export const tablet = 'M3.5 2h9v12h-9zM7.5 12h1';
export const textLeft = 'M2.5 4h11M2.5 8h7M2.5 12h9';
export const textCenter = 'M2.5 4h11M4.5 8h7M3.5 12h9';
export const textRight = 'M2.5 4h11M6.5 8h7M4.5 12h9';
export const textJustify = 'M2.5 4h11M2.5 8h11M2.5 12h11';
export const directionColumn = 'M3 2.5h10v3.6H3zM3 9.9h10v3.6H3z';
export const directionRow = 'M2.5 3h3.6v10H2.5zM9.9 3h3.6v10H9.9z';
export const justifyStart = 'M2 2.2h12M4.5 5h7v2.2h-7zM4.5 9.4h7v2.2h-7z';
export const justifyCenter = 'M2 8h1.5M12.5 8H14M4.5 4.2h7v2.4h-7zM4.5 9.4h7v2.4h-7z';
export const justifyEnd = 'M2 13.8h12M4.5 11h7V8.8h-7zM4.5 6.6h7V4.4h-7z';
export const justifyBetween = 'M2 2.2h12M2 13.8h12M4.5 4.6h7v1.8h-7zM4.5 9.6h7v1.8h-7z';
export const justifyAround =
  'M2 2.2h4M10 2.2h4M2 13.8h4M10 13.8h4M4.5 4.8h7v1.8h-7zM4.5 9.4h7v1.8h-7z';
export const justifyEvenly = 'M2 2.2h12M2 13.8h12M4.5 6.2h7M4.5 9.8h7';
export const acrossStretch = 'M2.2 2v12M13.8 2v12M4.8 5h6.4v2.2H4.8zM4.8 9h6.4v2.2H4.8z';
export const acrossStart = 'M2.2 2v12M4.8 4.6H12v2.2H4.8zM4.8 9.2h4.4v2.2H4.8z';
export const acrossCenter = 'M8 2v1.8M8 12.2V14M4.4 4.6h7.2v2.2H4.4zM5.8 9.2h4.4v2.2H5.8zM8 7v2';
export const acrossEnd = 'M13.8 2v12M11.2 4.6H4v2.2h7.2zM11.2 9.2H6.8v2.2h4.4z';
export const acrossBaseline =
  'M2 11.5h12M3.5 11.5 5.8 4h.9L9 11.5M4.4 8.8h3.7M11 11.5V7.5M11 9.5a1.5 1.5 0 1 1 3 0 1.5 1.5 0 0 1-3 0';
export const cornerTopLeft = 'M3 13V7a4 4 0 0 1 4-4h6';
export const cornerTopRight = 'M13 13V7a4 4 0 0 0-4-4H3';
export const cornerBottomRight = 'M13 3v6a4 4 0 0 1-4 4H3';
export const cornerBottomLeft = 'M3 3v6a4 4 0 0 0 4 4h6';
export const lineSolid = 'M2 8h12';
export const lineDashed = 'M2 8h3M6.5 8h3M11 8h3';
export const lineDotted = 'M2.5 8h.01M6.1 8h.01M9.7 8h.01M13.3 8h.01';
export const lineDouble = 'M2 6.3h12M2 9.7h12';
export const pencil = 'M10.6 2.8l2.6 2.6-7.6 7.6-3.2.6.6-3.2zM9 4.4l2.6 2.6';
export const clipboard = 'M5.5 3H3.5v11h9V3h-2M5.8 2h4.4v2.4H5.8z';
export const leftPanel = 'M2 3h12v10H2zM6 3v10';
export const rightPanel = 'M2 3h12v10H2zM10 3v10';
export const outward = 'M8 13V4M4.5 7 8 3.5 11.5 7M3 1.8h10';
export const keyboard = 'M1.8 4h12.4v8.2H1.8zM4 6.6h.01M6.7 6.6h.01M9.3 6.6h.01M12 6.6h.01M5 9.6h6';
export const leave = 'M6.5 2.5h-4v11h4M9.5 5 12.8 8 9.5 11M12.5 8H6';
export const home = 'M2.5 7.5 8 2.8l5.5 4.7M4 6.5v6.7h8V6.5M6.8 13.2V9.5h2.4v3.7';
export const headerPart = 'M2.5 3h11v10h-11zM2.5 6.2h11';
export const footerPart = 'M2.5 3h11v10h-11zM2.5 9.8h11';
export const shop =
  'M2.5 6.3 3.6 2.5h8.8l1.1 3.8a1.8 1.8 0 0 1-3.6 0 1.9 1.9 0 0 1-3.8 0 1.8 1.8 0 0 1-3.6 0zM3.6 8.6v4.9h8.8V8.6M6.4 13.5v-2.9h3.2v2.9';
export const back = 'M10 3.5 5.5 8l4.5 4.5';
export const orders = 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3zM2.8 5.2 8 8l5.2-2.8M8 8v5.8';
