import sanitizeHtml from 'sanitize-html';
import { describedPicture } from '@/core/rules/media/described-picture';
import { isMediaAddress } from '@/core/rules/media/image-address';
import { mediaSource } from '@/core/rules/media/media-widths';
import { MEDIA_ATTRIBUTES, type MediaNotes, PLAYER_HOSTS, showMedia } from './description-media';

const ABSOLUTE_LINK = /^(https?:\/\/|mailto:)/i;

/** Elements that run, load or ask for something and are never kept. */
const LOST = /<(script|style|object|embed|audio|svg|canvas|form|input|select|button|link)[\s/>]/gi;

function optionsWith(notes: MediaNotes): sanitizeHtml.IOptions {
  const media = showMedia(notes);
  return {
    allowedTags: [
      ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'a', 'h2', 'h3', 'h4', 'h5', 'h6'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
      ...Object.keys(MEDIA_ATTRIBUTES),
    ],
    allowedAttributes: {
      ...{ a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
      ...MEDIA_ATTRIBUTES,
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    allowedIframeHostnames: PLAYER_HOSTS,
    selfClosing: ['img', 'br', 'source'],
    nonTextTags: [
      ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'template'],
    ],
    exclusiveFilter: media.exclusiveFilter,
    transformTags: {
      h1: 'h2',
      ...media.transformTags,
      a: (_name, { href = '' }) => ({
        // A tag that is not allowed goes and leaves its text.
        tagName: ABSOLUTE_LINK.test(href.trim()) ? 'a' : 'span',
        attribs: { href, rel: 'nofollow' },
      }),
    },
  };
}

/** A catalogue's text as it is kept, and what became of what it shows. */
export interface CleanDescription {
  html: string;
  /** Addresses of its pictures, each once. */
  pictures: string[];
  /** Names of elements that are not kept, or not as they are. */
  lost: string[];
}

/** A catalogue's text as safe HTML, in paragraphs where it has no tags. */
export function cleanDescription(body: string): CleanDescription {
  const text = body.replace(/\r\n?/g, '\n');
  if (!isHtml(text)) return { html: toParagraphs(text), pictures: [], lost: [] };
  // Blocks that are not kept must not glue their texts together.
  const spaced = text.replace(/<\/(div|section|article|blockquote|dd|dt|figure)>/gi, '$&\n');
  const notes = { pictures: new Set<string>(), lost: namesOf(text) };
  const once = sanitizeHtml(spaced, optionsWith(notes)).trim();
  const html = tagsIn(once) === tagsIn(spaced) ? once : settled(once);
  return { html, pictures: [...notes.pictures], lost: [...notes.lost] };
}

/** The names of a text's tags in their order, each with its opening. */
const tagsIn = (html: string): string =>
  (html.toLowerCase().match(/<[/!]?[a-z0-9]*/g) ?? []).join('');

/** No markup is known that needs as many. */
const MAX_PASSES = 8;

/** HTML as it stays when it is cleaned again: without the tags between them, others can close each other. */
function settled(html: string): string {
  let last = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = safeHtml(last).trim();
    if (next === last) return next;
    last = next;
  }
  return last;
}

const namesOf = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(LOST), ([, name = '']) => name.toLowerCase()));

/** Returns true for a text with any tag or comment. */
export function isHtml(text: string): boolean {
  return /<[a-z!/]/i.test(text);
}

/** HTML of text, lists, tables, outward links, pictures and videos, without what runs. Safe HTML stays as it is. */
function safeHtml(html: string): string {
  return sanitizeHtml(html, optionsWith({ pictures: new Set(), lost: new Set() }));
}

/** Widest a picture is drawn, in px of a dense screen: twice the measure of the text. */
const MAX_WIDTH = 1440;
const SIZES = '(min-width: 768px) 42rem, 100vw';

/** The same as shoppers get it: pictures of the shop's media in the width of their screens, with room kept for them. */
export function shownHtml(html: string): string {
  return safeHtml(html).replace(/<img src="([^"]*)"/g, (picture, address: string) => {
    const { src, width, height } = describedPicture(address);
    if (!isMediaAddress(src) || !src.startsWith('/')) return picture;
    const { src: widest, srcSet } = mediaSource(src, MAX_WIDTH);
    const sides = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : '';
    return `<img src="${widest}" srcset="${srcSet}" sizes="${SIZES}"${sides}`;
  });
}

function toParagraphs(text: string): string {
  return sanitizeHtml(text, { allowedTags: [] })
    .split(/(?:\n[^\S\n]*){2,}/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, '<br />'))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}
