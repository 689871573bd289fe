/** An address of a site map; `lastChanged` as ISO text. */
interface SitemapEntry {
  url: string;
  lastChanged?: string;
}

/** A site map as the protocol of sitemaps.org has it. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entryXml),
    '</urlset>',
    '',
  ].join('\n');

function entryXml({ url, lastChanged }: SitemapEntry): string {
  const changed = lastChanged ? `<lastmod>${lastChanged.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${changed}</url>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
