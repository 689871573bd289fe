/** A small drawing as outlines by tone of one color; `cut` and `gap` show the background through the shapes below. */
export const TONES = [
  ...(['area', 'shape', 'solid', 'cut', 'words', 'heading', 'edge', 'gap'] as const),
] as const;

type Tone = (typeof TONES)[number];
export type Drawing = Readonly<Partial<Record<Tone, string>>>;

/** Shapes that several drawings share, to be put behind a `M x y`. */
export const TEE = 'l-4 2.5 1.6 3 1.4-.6v8.1h8v-8.1l1.4.6 1.6-3-4-2.5a3 2.5 0 0 1-6 0z';
export const STAR = 'l1.3 2.8 3 .4-2.2 2.1.5 3-2.6-1.5-2.6 1.5.5-3-2.2-2.1 3-.4z';
/** A circle of radius 6, from its highest point. */
export const DISC = 'a6 6 0 1 1 0 12 6 6 0 0 1 0-12z';
/** A circle of radius 2, from its highest point. */
export const DOT = 'a2 2 0 1 1 0 4 2 2 0 0 1 0-4z';
/** A shop's mark, from its highest point. */
export const MARK = 'l6 3.5v7l-6 3.5-6-3.5v-7z';

export const at = (places: readonly string[], outline: string): string =>
  places.map((place) => `M${place}${outline}`).join('');
