/** Next's manifest of a build: the scripts of each route, and what they start. */
export const BUILD_MANIFEST = 'build-manifest.json';

/** Route of the app around every page. */
export const SHELL = '/_app';
