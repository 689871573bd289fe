import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** MUI by the tokens of `chrome.module.css`, light or dark as the system is; it needs the class `CHROME` above it. */
const theme = createTheme({
  // A custom property is no color to MUI: the browser is to mix it.
  colorSpace: 'oklab',
  palette: {
    primary: { main: 'var(--ed-accent)', contrastText: 'var(--ed-on-accent)' },
    error: { main: 'var(--ed-danger)', contrastText: 'var(--ed-on-accent)' },
    background: { default: 'var(--ed-ground)', paper: 'var(--ed-raised)' },
    text: { primary: 'var(--ed-ink)', secondary: 'var(--ed-muted)' },
    action: { hover: 'var(--ed-hover)', focus: 'var(--ed-hover)', disabledOpacity: 0.6 },
    divider: 'var(--ed-line)',
  },
  typography: {
    fontFamily: 'var(--ed-font)',
    body1: { fontSize: 'var(--ed-text)', lineHeight: 1.4 },
  },
  motion: { reducedMotion: 'system' },
  transitions: { duration: { enteringScreen: 120, leavingScreen: 120 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { borderRadius: 12, boxShadow: 'var(--ed-shadow)' } },
    },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(16 16 22 / 42%)' } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          gap: 24,
          justifyContent: 'space-between',
          // MUI sets a least height by the width of the window.
          height: 'var(--ed-row)',
          padding: '0 8px',
          borderRadius: 5,
          whiteSpace: 'nowrap',
          '&&:focus': { outline: 'none', backgroundColor: 'var(--ed-hover)' },
          '@media (forced-colors: active)': { '&&:focus': { outline: '2px solid Highlight' } },
        },
      },
    },
    MuiDivider: { styleOverrides: { root: { margin: '4px !important' } } },
  },
});

export function KitTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
