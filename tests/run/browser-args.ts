/** What Chromium without a window leaves out by itself: letters as wide as on a screen, sites apart. */
const AS_WITH_A_WINDOW = ['--font-render-hinting=none', '--site-per-process'];

/** How a browser that is driven is started, be it to test or to measure. */
export const BROWSER_ARGS = ['--disable-gpu', '--disable-quic', ...AS_WITH_A_WINDOW];
