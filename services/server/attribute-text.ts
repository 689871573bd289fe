const ESCAPED: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' },
};
const PLAIN = Object.fromEntries(Object.entries(ESCAPED).map(([plain, text]) => [text, plain]));

/** Returns a text in an attribute, as React writes it. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '');

/** Returns the text that React has written into an attribute. */
export const plainTextOf = (attribute: string): string =>
  attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => PLAIN[entity] ?? entity);
