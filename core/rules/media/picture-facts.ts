/** A point of a picture, as shares of its width and height from 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

interface PictureFacts {
  /** Address it is fetched from. */
  src: string;
  /** Size in px, undefined where the address tells no size. */
  size: { width: number; height: number } | undefined;
  /** The point that stays in view where it is cropped; undefined where none is set. */
  focus: Focus | undefined;
  /** CSS background that stands in for it while it loads, undefined where there is none. */
  placeholder: string | undefined;
}

/**
 * Facts at the end of a picture's address, which no server is sent: what an admin says of it (`#1600x1200`, `#@0.3,0.7` for
 * its focal point, or both), then what the media store knows of it (`~1600x1200~` and its placeholder).
 */
const FACTS = /(?!^)#[\d@~].*$/s;
const SIZE = /[#~](\d{2,5})x(\d{2,5})/;
const FOCUS = /@([^,~]*),([^,~]*)/;
const PLACEHOLDER = /~(?:\d+x\d+)?~(.+)$/;
/** `rail-1600x1200.jpg`, as other systems name their files. */
const IN_THE_NAME = /[-_](\d{2,5})x(\d{2,5})\.[a-z]+(?:[?#]|$)/i;

/** Reads what the address of a picture tells of it; what makes no sense is left out, and the picture stays. */
export function pictureFacts(address: string): PictureFacts {
  const facts = FACTS.exec(address)?.[0] ?? '';
  const src = address.slice(0, address.length - facts.length);
  const [, width, height] = SIZE.exec(facts) ?? IN_THE_NAME.exec(src) ?? [];
  return {
    src,
    size: width && height ? { width: Number(width), height: Number(height) } : undefined,
    focus: readFocus(facts),
    placeholder: PLACEHOLDER.exec(facts)?.[1],
  };
}

function readFocus(facts: string): Focus | undefined {
  const [, x = '', y = ''] = FOCUS.exec(facts) ?? [];
  const focus = { x: shareOf(x), y: shareOf(y) };
  return Number.isNaN(focus.x + focus.y) ? undefined : focus;
}

/** Limits a share to the picture; NaN where it is none. */
const shareOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Math.min(1, Math.max(0, Number(text)));

/** Returns an address that says this focal point, undefined for none; all else that it tells stays. */
export function withFocus(address: string, focus: Focus | undefined): string {
  const facts = FACTS.exec(address)?.[0] ?? '';
  const src = address.slice(0, address.length - facts.length);
  const [, before = '', after = ''] = /^#?([^@~]*)(?:@[^~]*)?(~.*)?$/s.exec(facts) ?? [];
  const said = focus ? `@${rounded(focus.x)},${rounded(focus.y)}` : '';
  const next = `${before}${said}${after}`;
  return next ? `${src}#${next}` : src;
}

const rounded = (share: number): number => Number(share.toFixed(3));

interface MediaFacts {
  width: number;
  height: number;
  placeholder: string;
}

/** Returns a stored picture's address with what its store knows of it. */
export const withMediaFacts = (address: string, facts: MediaFacts): string =>
  `${address}${address.includes('#') ? '' : '#'}~${facts.width}x${facts.height}~${facts.placeholder}`;

/** The inverse of `withMediaFacts`. */
export const withoutMediaFacts = (address: string): string => address.replace(/#?~.*$/s, '');
