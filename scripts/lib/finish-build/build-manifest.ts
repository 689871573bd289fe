/** What Next writes of a build: the scripts of each route, and what they start. */
export const BUILD_MANIFEST = 'build-manifest.json';

/** What surrounds every page is a route of its own in it. */
export const SHELL = '/_app';
