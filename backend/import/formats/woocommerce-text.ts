import { isHtml } from '../../domain/catalogue/clean-description';

const BLOCKS = /<(p|div|ul|ol|table|h[1-6]|br|section|figure)[\s/>]/i;

/** The short description and the long one below it as one text. */
export function wooDescription(short = '', long = ''): string {
  const texts = [short, long].map((text) => paragraphs(unescaped(text).trim())).filter(Boolean);
  return texts.every((text) => !isHtml(text))
    ? texts.join('\n\n')
    : texts.map((text) => (isHtml(text) ? text : `<p>${text}</p>`)).join('\n');
}

/** A line break is written as a backslash and an n, and these as two backslashes and an n. */
const unescaped = (text: string): string =>
  text
    .split('\\\\n')
    .map((part) => part.replaceAll('\\n', '\n'))
    .join('\\n');

/** A text with tags of emphasis alone has its paragraphs by blank lines, as WordPress shows them. */
function paragraphs(text: string): string {
  if (!isHtml(text) || BLOCKS.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}
