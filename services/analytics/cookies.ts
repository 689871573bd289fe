/** Of the site tag, of advertisements, of the recording: what they set on the shop's own host. */
const THEIRS = /^(_ga|_gid|_gat|_gcl_|_clck|_clsk)/;

/** Deletes what third parties have stored in cookies of this site, whichever of its hosts they named. */
export function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = window.location.hostname.split('.');
  const hosts = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names.filter((one) => THEIRS.test(one))) {
    for (const host of ['', ...hosts]) {
      // biome-ignore lint/suspicious/noDocumentCookie: no other way reaches all of a site's hosts
      document.cookie = `${name}=; max-age=0; path=/${host && `; domain=${host}`}`;
    }
  }
}
