import type { IncomingMessage } from 'node:http';
import type { NextConfig } from 'next';
import type { NextConfigRuntime } from 'next/dist/server/config-shared';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import { expect, it, vi } from 'vitest';

const { default: config } = await vi.importActual<{ default: NextConfig }>('@/next.config.ts');

/** What Next's optimiser says against an address. */
function refusalOf(url: string): string | undefined {
  const images = { ...imageConfigDefault, ...config.images };
  const request = ImageOptimizerCache.validateParams(
    { headers: {} } as IncomingMessage,
    { url, w: '640', q: '75' },
    { ...config, images } as NextConfigRuntime,
    false,
  );
  return 'errorMessage' in request ? request.errorMessage : undefined;
}

it.each([
  ['http://127.0.0.1:5432/'],
  ['http://localhost/a.webp'],
  ['https://[::1]/a.webp'],
  ['https://pictures.example/a.webp'],
  ['//pictures.example/a.webp'],
  ['/\\pictures.example/a.webp'],
  ['\\\\pictures.example/a.webp'],
  ['/redirect?to=https://pictures.example/a.webp'],
  ['/api/backend/media/a.webp'],
  ['file:///etc/passwd'],
  ['data:image/png;base64,AAAA'],
])('the optimiser fetches nothing that no host was set for: %s [S7.834]', (url) => {
  expect(refusalOf(url)).toMatch(/^"url" parameter (is not allowed|is invalid|cannot be )/);
});

it('the optimiser follows nobody, and takes as many pixels as the media store [S7.834]', () => {
  expect(config.images).toMatchObject({ maximumRedirects: 0, remotePatterns: [] });
  expect(config.experimental?.imgOptMaxInputPixels).toBe(40_000_000);
});
