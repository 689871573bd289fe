/** A picture of one pixel, as the media store takes it. */
export const PICTURE = {
  data: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  contentType: 'image/png',
  width: 1,
  height: 1,
};
