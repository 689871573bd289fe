import type { PhotosState } from './use-photos';

const STILL_UPLOADING = 'One moment: your photos are still on their way.';
const FAILED_PHOTOS = 'Some photos did not arrive. Try them again or remove them.';

/** Returns the reason why photos block sending, '' for none. */
export function photosProblem({ list, isUploading }: PhotosState): string {
  if (isUploading) return STILL_UPLOADING;
  return list.some(({ problem }) => problem) ? FAILED_PHOTOS : '';
}
