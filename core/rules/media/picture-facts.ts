/** A point of a picture, as shares of its width and height from 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Facts that the media store has of a picture: size in px, CSS background that stands in for it while it loads. */
interface MediaFacts extends Size {
  placeholder: string;
}

interface SizedPicture {
  /** Address it is fetched from. */
  src: string;
  /** Size in px, undefined where the address tells no size. */
  size: Size | undefined;
}

/** Notes of an admin on a picture, at the end of its address: `#1600x1200`, `#@0.3,0.7` for its focal point, or both. */
const NOTES = /(?!^)#(?:(\d{2,5})x(\d{2,5}))?(?:@([^,]*),(.*))?$/s;
/** `rail-1600x1200.jpg`, as other systems name their files. */
const IN_THE_NAME = /[-_](\d{2,5})x(\d{2,5})\.[a-z]+(?:[?#]|$)/i;
/** Begins the facts that `describePicture` adds; no address that is typed has it. */
const FACTS = '#~';

/** Reads the size that the address of a picture tells, so that a page can keep room for it. */
export function sizedPicture(address: string): SizedPicture {
  const typed = typedPicture(address);
  const notes = NOTES.exec(typed);
  const src = notes ? typed.slice(0, notes.index) : typed;
  const [, width, height] = notes?.[1] ? notes : (IN_THE_NAME.exec(src) ?? []);
  return {
    src,
    size: width && height ? { width: Number(width), height: Number(height) } : undefined,
  };
}

/** Reads the focal point of a picture; what makes no sense is none, and what is beyond the picture is at its edge. */
export function focusOf(address: string): Focus | undefined {
  const [, , , x = '', y = ''] = NOTES.exec(typedPicture(address)) ?? [];
  const focus = { x: shareOf(x), y: shareOf(y) };
  return Number.isNaN(focus.x + focus.y) ? undefined : focus;
}

/** Limits a share to the picture; NaN where it is none. */
const shareOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Math.min(1, Math.max(0, Number(text)));

/**
 * Adds to the address of a picture, in the form that `describedPicture` reads, what it tells by itself and what the media
 * store knows of it. Browsers keep all of that to themselves.
 */
export function describePicture(address: string, media?: MediaFacts): string {
  const typed = typedPicture(address);
  const size = media ?? sizedPicture(typed).size;
  const focus = focusOf(typed);
  if (!size && !focus) return typed;
  const facts = [
    size ? `${size.width}x${size.height}` : '',
    focus ? `${percent(focus.x)} ${percent(focus.y)}` : '',
    media?.placeholder ?? '',
  ];
  return `${typed}${FACTS}${facts.join('~')}`;
}

const percent = (share: number): string => `${rounded(share * 100)}%`;
const rounded = (value: number): number => Number(value.toFixed(3));

/** Returns an address as it is typed and stored: the inverse of `describePicture`. */
export const typedPicture = (address: string): string => address.split(FACTS)[0] ?? '';

/** Returns an address with this focal point, undefined for none; all else that it tells stays. */
export function withFocus(address: string, focus: Focus | undefined): string {
  const { src } = sizedPicture(address);
  const [, width, height] = NOTES.exec(typedPicture(address)) ?? [];
  const size = width ? `${width}x${height}` : '';
  const point = focus ? `@${rounded(focus.x)},${rounded(focus.y)}` : '';
  const typed = size || point ? `${src}#${size}${point}` : src;
  return describePicture(typed, knownFacts(address));
}

function knownFacts(address: string): MediaFacts | undefined {
  const [size = '', , placeholder = ''] = address.split(FACTS)[1]?.split('~') ?? [];
  const [width = 0, height = 0] = size.split('x').map(Number);
  return width && height ? { width, height, placeholder } : undefined;
}
