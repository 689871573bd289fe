import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface ThemeOptions {
    /** Makes MUI mix colors in CSS; without it a custom property is no color to it. Not typed by MUI. */
    colorSpace?: string;
  }
}

/**
 * MUI in the shop's look. The theme names the shop's CSS custom properties instead of colors, so one
 * theme serves every shop, and what opens on demand follows the page it opens over.
 */
export const shopTheme = createTheme({
  colorSpace: 'oklab',
  palette: {
    primary: { main: 'var(--accent)', contrastText: 'var(--on-accent)' },
    error: { main: 'var(--danger)', contrastText: '#ffffff' },
    success: { main: 'var(--success)', contrastText: '#ffffff' },
    background: { default: 'var(--ground)', paper: 'var(--ground)' },
    text: { primary: 'var(--ink)', secondary: 'var(--muted)' },
    divider: 'var(--line)',
  },
  typography: { fontFamily: 'var(--font-text)', button: { textTransform: 'none' } },
  motion: { reducedMotion: 'system' },
  // As dialogs: what opens last lies on top.
  zIndex: { drawer: 1300 },
  transitions: { duration: { enteringScreen: 220, leavingScreen: 180 } },
});
