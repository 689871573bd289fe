import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkImage, MAX_IMAGE_BYTES } from '@/backend/media/check-image';
import { DRAWING, makePicture } from './pictures';

describe('checkImage', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['avif', 'image/avif'],
  ] as const)('takes %s', async (format, contentType) => {
    const checked = await checkImage(await makePicture(format, 40, 30));
    expect(checked).toMatchObject({ contentType, width: 40, height: 30 });
  });

  test('tells the colors of its parts, but of what can be seen through [S3.963]', async () => {
    const painted = (background: { r: number; g: number; b: number; alpha: number }) =>
      sharp({ create: { width: 30, height: 40, channels: 4, background } })
        .png()
        .toBuffer();
    const opaque = await painted({ r: 200, g: 100, b: 50, alpha: 1 });
    const color = '#c86432';
    const plain = `linear-gradient(${color},#0000,${color}),linear-gradient(90deg,${color},${color},${color})`;
    expect(await checkImage(opaque)).toMatchObject({ placeholder: plain });
    const clear = await painted({ r: 200, g: 100, b: 50, alpha: 0.5 });
    expect(await checkImage(clear)).toMatchObject({ placeholder: '' });
  });

  test('tells them in at most 100 bytes, each where it is [S9.1113]', async () => {
    const strip = (color: string, left: number, top: number, width: number, height: number) => ({
      ...{ left, top },
      input: { create: { width, height, channels: 3 as const, background: color } },
    });
    const background = '#808080';
    const picture = await sharp({ create: { width: 120, height: 120, channels: 3, background } })
      .composite([
        strip('#ff0000', 0, 0, 120, 30),
        strip('#00ff00', 0, 90, 120, 30),
        strip('#0000ff', 80, 30, 40, 60),
      ])
      .png()
      .toBuffer();
    const { placeholder } = await checkImage(picture);
    expect(Buffer.byteLength(placeholder)).toBeLessThanOrEqual(100);
    const [top = '', , bottom, left, middle, right] = placeholder.match(/#[0-9a-f]+/g) ?? [];
    const strongest = (color = '') =>
      [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) > 200);
    expect([top, bottom, right].map(strongest)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
    expect([left, middle].flatMap(strongest)).not.toContain(true);
  });

  test('refuses drawings, text and files cut short', async () => {
    const jpeg = await makePicture('jpeg', 800, 800);
    const refused = [
      DRAWING,
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.alloc(0),
      jpeg.subarray(0, jpeg.length / 2),
      (await makePicture('png')).subarray(0, 60),
      await sharp(await makePicture('png'))
        .tiff()
        .toBuffer(),
    ];
    for (const data of refused) {
      await expect(checkImage(data)).rejects.toMatchObject({ kind: 'unsupported' });
    }
  });

  test('refuses more than 15 MB and more than 40 megapixels', async () => {
    const heavy = Buffer.concat([await makePicture('png'), Buffer.alloc(MAX_IMAGE_BYTES)]);
    await expect(checkImage(heavy)).rejects.toMatchObject({ kind: 'too-large' });
    const vast = await makePicture('png', 8_000, 5_001);
    await expect(checkImage(vast)).rejects.toMatchObject({ kind: 'too-large' });
  });
});
