import type { Theme } from '@/core/model/theme';
import { contrastOf } from '@/core/rules/design/contrast';

/** The colors of a mail, as #rrggbb; words are legible wherever they stand. */
export interface Palette {
  /** Color around the letter, and of the words that stand there. */
  outside: string;
  onOutside: string;
  background: string;
  ink: string;
  muted: string;
  line: string;
  link: string;
}

/** The colors that are the same by day and by night: a logo is drawn for its ground. */
export interface BrandColors {
  band: string;
  onBand: string;
  button: string;
  onButton: string;
  /** Edge of a button that its ground would swallow. */
  buttonEdge: string;
}

/** Contrast of text (WCAG 2.2, AA). */
const LEGIBLE = 4.5;
/** Contrast by which a shape is seen. */
const SEEN = 1.5;
const STEPS = 20;
const NIGHT = {
  outside: '#121212',
  background: '#1d1d1d',
  ink: '#f1f0ee',
  muted: '#b8b5b0',
} as const;
const NIGHT_LINE = '#3b3a38';

export function dayColors({
  surface,
  ground: background,
  ink,
  muted,
  line,
  accent,
}: Theme): Palette {
  return {
    outside: surface,
    onOutside: legibleOn(surface, muted),
    background,
    ink: legibleOn(background, ink),
    muted: legibleOn(background, muted),
    line,
    link: legibleOn(background, accent),
  };
}

/** Colors for dark screens, in programs that ask. */
export function nightColors({ accent }: Theme): Palette {
  const link = legibleOn(NIGHT.background, accent);
  return { ...NIGHT, onOutside: NIGHT.muted, line: NIGHT_LINE, link };
}

export function brandColors({
  accent,
  onAccent,
  ground: background,
  chrome,
  onChrome,
}: Theme): BrandColors {
  const onButton = legibleOn(accent, onAccent);
  return {
    band: chrome,
    onBand: legibleOn(chrome, onChrome),
    button: accent,
    onButton,
    buttonEdge: contrastOf(accent, background) < SEEN ? onButton : accent,
  };
}

/** The color, or as little of black or white in it as makes it legible on the ground. */
function legibleOn(background: string, color: string): string {
  const end =
    contrastOf('#000000', background) > contrastOf('#ffffff', background) ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = mix(color, end, step / STEPS);
    if (contrastOf(mixed, background) >= LEGIBLE) return mixed;
  }
  return end;
}

function mix(color: string, end: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [color, end].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
