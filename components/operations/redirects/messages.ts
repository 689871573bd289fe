export const redirectsHint =
  'A redirect leads from an address that is no page any more to one that is. Where there is a page, the page is shown.';
export const redirectFrom = 'Redirect from';
export const redirectFromHint = 'An old path of this shop, such as /old-page.';
export const redirectTo = 'Redirect to';
export const redirectToHint = 'A path of this shop, or a whole address of another site.';
export const saveRedirect = 'Save redirect';
export const redirectSaved = (path: string) => `Redirect from ${path} saved.`;
export const redirectRemoved = (path: string) => `Redirect from ${path} removed.`;
export const searchRedirects = 'Search redirects';
export const redirectsCaption = 'Redirects by their old paths';
export const noRedirects = 'No redirects';
export const noRedirectsHint =
  'Old addresses of products and pages lead to the new ones by themselves.';
export const noSuchRedirect = 'No redirect matches your search.';
export const importing = (count: number) =>
  `Importing… ${count.toLocaleString('en-US')} lines read.`;
export const imported = (saved: number) =>
  `${saved.toLocaleString('en-US')} ${saved === 1 ? 'redirect' : 'redirects'} imported.`;
