const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

export interface StructuredData {
  '@type': string;
  [key: string]: unknown;
}

/** The schema.org objects of a page's HTML, parsed. */
export function structuredDataOf(html: string): StructuredData[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, text = '']) => JSON.parse(text));
}
