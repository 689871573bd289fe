/** Describes what is embedded: its kind, and what its attributes say besides. */
export interface EmbedChoice {
  kind: 'product' | 'products' | 'reviews' | 'page' | 'cart-button';
  /** Values by the names of `data-` attributes; those that are '' are left out. */
  data: Readonly<Record<string, string>>;
  /** Path where the shop has the same, and what it is called there, for browsers without scripts. */
  path: string;
  label: string;
}

/** The pages that have embeds of their own, and none as pages. */
export const PAGES_WITHIN_OTHERS: readonly string[] = ['shop', 'product'];

/** The HTML that embeds something of the shop at `origin` (public/embed.js). */
export function embedSnippet({ kind, data, path, label }: EmbedChoice, origin: string): string {
  const set = Object.entries({ hemline: kind, shop: origin, ...data }).filter(([, value]) => value);
  const attributes = set.map(([name, value]) => ` data-${name}="${escaped(value)}"`).join('');
  const style = kind === 'cart-button' ? ' style="max-width: 14rem"' : '';
  return [
    `<div${attributes}${style}>`,
    `  <a href="${escaped(origin + path)}">${escaped(label)}</a>`,
    '</div>',
    `<script async src="${escaped(origin)}/embed.js"></script>`,
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
