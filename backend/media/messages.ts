export const pictureTooLarge = 'The picture is over 15 MB.';
export const tooManyPixels = 'The picture has more than 40 megapixels.';
export const invalidPicture = 'This is not a valid JPEG, PNG, WebP, AVIF or GIF picture.';
export const photoTooManyPixels = 'This photo has more than 40 megapixels.';
export const moreThanPicture = 'This file is more than a picture, and is not taken.';
export const tooManyRedirects = 'it redirects more than three times';
export const invalidAddress = (text: string): string =>
  `"${text}" is not an address a picture can be fetched from.`;
export const privateHost = 'its host is not public';
export const unlistedHost = 'IMPORT_HOSTS does not name its host';
export const fetchedTooLarge = 'it is over 15 MB';
export const notFetched = (address: string, reason: string): string =>
  `The picture ${address} could not be fetched: ${reason}.`;
