import sanitizeHtml from 'sanitize-html';

const ABSOLUTE_LINK = /^(https?:\/\/|mailto:)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'a', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'template'],
  transformTags: {
    h1: 'h2',
    a: (_name, { href = '' }) => ({
      // A tag that is not allowed goes and leaves its text.
      tagName: ABSOLUTE_LINK.test(href.trim()) ? 'a' : 'span',
      attribs: { href, rel: 'nofollow' },
    }),
  },
};

/** A catalogue's text as safe HTML, in paragraphs where it has no tags. */
export function cleanDescription(body: string): string {
  const text = body.replace(/\r\n?/g, '\n');
  if (!isHtml(text)) return toParagraphs(text);
  // Blocks that are not kept must not glue their texts together.
  const spaced = text.replace(/<\/(div|section|article|blockquote|dd|dt)>/gi, '$&\n');
  return safeHtml(spaced).trim();
}

/** Returns true for a text with any tag or comment. */
export function isHtml(text: string): boolean {
  return /<[a-z!/]/i.test(text);
}

/** HTML without what runs or loads: text, lists, tables and outward links. Safe HTML stays as it is. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

function toParagraphs(text: string): string {
  return sanitizeHtml(text, { allowedTags: [] })
    .split(/(?:\n[^\S\n]*){2,}/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, '<br />'))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}
