/** Longer edges, in px, and larger files are made smaller before they are sent. */
const EDGE = 2000;
const LARGE_BYTES = 1_500_000;
const QUALITY = 0.88;

/**
 * A photo as small as it is shown, so that a phone does not send what nobody sees; the file as it is
 * where it is small already or this browser cannot read it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(picture.width, picture.height));
    const isSmall = scale === 1 && file.size < LARGE_BYTES;
    const smaller = isSmall ? null : await redraw(picture, scale);
    picture.close();
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], file.name, { type: smaller.type });
  } catch {
    return file;
  }
}

function redraw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG knows no transparency: what shines through is white, not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
