/** Outlines on a 24 by 24 grid, drawn for Hemline. */
export const ICON_PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
  heart: 'M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20z',
  cart: 'M5 8h14l-1.2 11a1 1 0 0 1-1 .9H7.2a1 1 0 0 1-1-.9zM9 10V7a3 3 0 0 1 6 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  phone:
    'M6 4h3l1.5 4.5L8.3 10a12 12 0 0 0 5.7 5.7l1.5-2.2L20 15v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4 6.2 2 2 0 0 1 6 4z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  pin: 'M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0C18.5 14.800 12 21 12 21zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  return: 'M4 10h11a5 5 0 0 1 0 10h-4M8 6l-4 4 4 4',
  support:
    'M5 14v-2a7 7 0 0 1 14 0v2M5 13h3v5H6a1 1 0 0 1-1-1zM19 13h-3v5h2a1 1 0 0 0 1-1zM19 17c0 2-2 3-5 3',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.300 15.300 20 20M10.500 8v5M8 10.500h5',
} as const;

export type IconName = keyof typeof ICON_PATHS;
