export const photosOptional = 'Photos (optional)';
export const addPhotos = 'Add photos';
export const sending = 'Sending photos…';
export const privacyHint = (most: number): string =>
  `Up to ${most}. Where and when they were taken is not passed on.`;
export const sendingPhoto = (place: number): string => `Sending photo ${place}`;
export const removePhoto = (place: number): string => `Remove photo ${place}`;
export const retry = 'Try again ';
export const withPhoto = (place: number): string => `with photo ${place}`;
export const photosAdded = (arrived: number, all: number): string =>
  `${arrived} of ${all} ${all === 1 ? 'photo' : 'photos'} added`;
