/** The routes that answer with a document of another kind: no page, and no script. */
export const DOCUMENTS = ['/robots.txt', '/security.txt', '/sitemap.xml', '/favicon.ico'];
