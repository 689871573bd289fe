import sharp from 'sharp';

/** A drawing of 200 × 100 px: a blue ground with a thin white line. */
export const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
  <rect width="200" height="100" fill="#0000ff"/><path d="M0 50H200" stroke="#fff" stroke-width=".5"/></svg>`,
);

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** A red picture in a format, sizes in px. */
export function makePicture(format: Format, width = 400, height = 300): Promise<Buffer> {
  const blank = { width, height, channels: 3, background: { r: 255, g: 0, b: 0 } } as const;
  return sharp({ create: blank }).toFormat(format).toBuffer();
}
