const through = ({ children }) => children;

/**
 * Stands in for what the App Router, rewrites and servers need of Next, and pages in browsers do not:
 * 13 KB compressed of what every page brings. These are all the names that are asked for of
 * `lib/constants`, `shared/lib/constants`, of files about routes, and of what `next/navigation`,
 * `next/script` and `next/image` find around a page. Each has its place in next.config.mjs; what another
 * version of Next asks for beside them, `tests/build` tells.
 */
module.exports = {
  DEV_CLIENT_MIDDLEWARE_MANIFEST: '_devMiddlewareManifest.json',
  DEV_CLIENT_PAGES_MANIFEST: '_devPagesManifest.json',
  MATCHED_PATH_HEADER: 'x-matched-path',
  NEXT_INTERCEPTION_MARKER_PREFIX: 'nxtI',
  NEXT_NAV_DEPLOYMENT_ID_HEADER: 'x-nextjs-deployment-id',
  NEXT_QUERY_PARAM_PREFIX: 'nxtP',
  WEB_SOCKET_MAX_RECONNECTIONS: 12,

  // Only routes of the App Router are intercepted.
  INTERCEPTION_ROUTE_MARKERS: [],
  isInterceptionRouteAppPath: () => false,
  safeRouteMatcher: (match) => match,
  isNextRouterError: () => false,

  // No page takes anything of `next/navigation`, `next/script` and `next/image`: nobody looks for this.
  adaptForAppRouterInstance: () => null,
  adaptForSearchParams: () => null,
  adaptForPathParams: () => null,
  PathnameContextProviderAdapter: through,
  SearchParamsContext: { Provider: through },
  PathParamsContext: { Provider: through },
  ImageConfigContext: { Provider: through },
  initScriptLoader: () => undefined,
  handleClientScriptLoad: () => undefined,

  // Told only while developing, to Next's own tools.
  onSpanEnd: () => undefined,
  startSpan: () => ({ end: () => undefined }),

  /** A parameter within a part of a route, as `[id]` or `[...path]`, with what is around it. */
  PARAMETER_PATTERN: /^([^[]*)\[((?:\[[^\]]*\])|[^\]]+)\](.*)$/,
  parseMatchedParameter(parameter) {
    const optional = /^\[.*\]$/.test(parameter);
    const name = optional ? parameter.slice(1, -1) : parameter;
    const repeat = name.startsWith('...');
    return { key: repeat ? name.slice(3) : name, repeat, optional };
  },
};
