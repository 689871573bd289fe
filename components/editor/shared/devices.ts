import * as messages from './messages';

/** Devices of the preview: width of the page and height of the screen, in px (spec 8, "Frame"). */
export const DEVICES = {
  desktop: { label: messages.desktop, width: 1280, height: 800 },
  tablet: { label: messages.tablet, width: 768, height: 1024 },
  phone: { label: messages.phone, width: 375, height: 667 },
} as const;

export type Device = keyof typeof DEVICES;

export const DEVICE_NAMES = Object.keys(DEVICES) as Device[];

/** The widest device whose page a window shows without making it much smaller. */
export function deviceOf(windowWidth: number): Device {
  if (windowWidth < 600) return 'phone';
  return windowWidth < 1000 ? 'tablet' : 'desktop';
}
