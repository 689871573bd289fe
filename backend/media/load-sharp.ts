import type sharp from 'sharp';

export type Sharp = typeof sharp;

/** Loads sharp with the first picture: it takes megabytes that a process which makes none does without. */
export async function loadSharp(): Promise<Sharp> {
  const { default: loaded } = await import('sharp');
  // Every size is made once, so what libvips keeps in memory is never asked for again.
  loaded.cache(false);
  return loaded;
}
