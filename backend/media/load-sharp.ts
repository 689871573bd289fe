import type sharp from 'sharp';

export type Sharp = typeof sharp;

/**
 * What reads and makes pictures, with the first of them: it takes megabytes that a process which makes none,
 * because all sizes are there, does without.
 */
export async function loadSharp(): Promise<Sharp> {
  const { default: loaded } = await import('sharp');
  // Every size is made once, so what libvips keeps in memory is never asked for again.
  loaded.cache(false);
  return loaded;
}
