import { fetchPage } from './support/fetch-page';
import { expect, test } from './support/test';

const PORT = process.env.E2E_PORT ?? '';

const REFUSED = [
  `http://127.0.0.1:${PORT}/favicon.ico`,
  `http://localhost:${PORT}/favicon.ico`,
  `http://[::1]:${PORT}/favicon.ico`,
  `//127.0.0.1:${PORT}/favicon.ico`,
  `/\\127.0.0.1:${PORT}/favicon.ico`,
  `\\\\127.0.0.1:${PORT}/favicon.ico`,
  // It leads elsewhere, as every address with a slash at its end.
  '/shop/',
  '/favicon.ico',
  'file:///etc/passwd',
];

test('pictures are resized of no address but those of set hosts [S7.834]', async () => {
  for (const url of REFUSED) {
    const request = `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;
    expect.soft((await fetchPage('classic', request)).status, url).toBe(400);
  }
});
