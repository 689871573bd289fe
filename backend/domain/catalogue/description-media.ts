import type { Attributes, Tag } from 'sanitize-html';
import { MEDIA_PATH } from '@/core/rules/media/image-address';
import { videoEmbed } from '@/core/rules/media/video-embed';
import { firstCharacters } from '@/core/values/first-characters';
import * as messages from './messages';

/** Notes on the pictures, videos and frames of a text. */
export interface MediaNotes {
  /** Addresses of its pictures, each once. */
  pictures: Set<string>;
  /** Names of elements that are not kept as they are. */
  lost: Set<string>;
}

const MAX_ADDRESS_LENGTH = 2048;
const MAX_SIDE = 10_000;
/** Longest text of a picture: nobody would listen to more. */
const MAX_ALT_LENGTH = 512;

/** Attributes of elements that show something, as `showMedia` makes them. */
export const MEDIA_ATTRIBUTES = {
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'playsinline', 'title'],
  source: ['src', 'type'],
  iframe: ['src', 'title', 'loading', 'sandbox', 'allow', 'referrerpolicy'],
};

/** Players that may stand in a frame (docs/adr/0046-what-a-file-keeps.md). */
export const PLAYER_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/** Permissions of a player; it must not navigate the shop's page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * Returns how to write elements that show something anew: pictures and videos by safe addresses, which load when they come
 * into sight or are started; players of YouTube and Vimeo without cookies; any other frame as a link.
 */
export function showMedia({ pictures, lost }: MediaNotes) {
  /** Open videos and frames, with the number of sources before each. */
  const open: { isVideo: boolean; before: number }[] = [];
  let sources = 0;
  return {
    transformTags: {
      img: (_name: string, attribs: Attributes): Tag => {
        const src = firstAddress(attribs.src, attribs['data-src'], attribs['data-original']);
        if (src) pictures.add(src);
        else lost.add('img');
        return { tagName: 'img', attribs: src ? pictureAttributes(src, attribs) : {} };
      },
      video: (_name: string, attribs: Attributes): Tag => {
        open.push({ isVideo: true, before: sources });
        return { tagName: 'video', attribs: videoAttributes(attribs) };
      },
      source: (_name: string, { src, type = '' }: Attributes): Tag => {
        const address = safeAddress(src);
        if (!address || !open.at(-1)?.isVideo) return { tagName: 'source', attribs: {} };
        sources += 1;
        return {
          tagName: 'source',
          attribs: { src: address, ...(/^video\/[\w.+-]+$/.test(type) && { type }) },
        };
      },
      iframe: (_name: string, attribs: Attributes): Tag => {
        open.push({ isVideo: false, before: sources });
        return frame(attribs, lost);
      },
    },
    /** Leaves out what has no safe address, and a video that nothing can be played of. */
    exclusiveFilter: ({ tag, attribs }: { tag: string; attribs: Attributes }): boolean => {
      const before = tag === 'video' || tag === 'iframe' ? open.pop()?.before : undefined;
      const isPlayed = tag === 'video' && before !== sources;
      const isEmpty = tag in MEDIA_ATTRIBUTES && !attribs.src && !attribs.href && !isPlayed;
      if (isEmpty && before !== undefined) {
        // What stood in it goes with it.
        sources = before;
        lost.add(tag);
      }
      return isEmpty;
    },
  };
}

function pictureAttributes(src: string, { alt = '', width, height }: Attributes): Attributes {
  const sides = sidesOf(width, height);
  return {
    ...{ src, alt: firstCharacters(alt, MAX_ALT_LENGTH), ...sides },
    ...{ loading: 'lazy', decoding: 'async' },
  };
}

function videoAttributes({ src, poster, title, width, height }: Attributes): Attributes {
  const [address, still] = [safeAddress(src), safeAddress(poster)];
  return {
    ...(address && { src: address }),
    ...(still && { poster: still }),
    ...(title && { title }),
    ...sidesOf(width, height),
    ...{ controls: '', preload: 'none', playsinline: '' },
  };
}

function frame({ src, 'data-src': later, title = '' }: Attributes, lost: Set<string>): Tag {
  const address = firstAddress(src, later);
  const player = address && videoEmbed(address);
  if (player) {
    const attribs = {
      src: player({ beginsAlone: false, loops: false, isBackground: false }),
      ...{ title: title || messages.video, loading: 'lazy', sandbox: SANDBOX },
      allow: 'encrypted-media; fullscreen; picture-in-picture',
      referrerpolicy: 'strict-origin-when-cross-origin',
    };
    return { tagName: 'iframe', attribs };
  }
  lost.add('iframe');
  if (!address || address.startsWith(MEDIA_PATH)) return { tagName: 'iframe', attribs: {} };
  const text = title || new URL(address).host;
  return { tagName: 'a', attribs: { href: address, rel: 'nofollow' }, text };
}

function sidesOf(width = '', height = ''): { width?: string; height?: string } {
  const isSize = (side: string) => /^\d{1,5}(px)?$/.test(side) && Number.parseInt(side, 10) > 0;
  if (!isSize(width) || !isSize(height)) return {};
  const sides = [Number.parseInt(width, 10), Number.parseInt(height, 10)];
  if (Math.max(...sides) > MAX_SIDE) return {};
  return { width: String(sides[0]), height: String(sides[1]) };
}

/** The first address that is safe; scripts that load pictures late keep a blank one in `src`. */
function firstAddress(...addresses: (string | undefined)[]): string | undefined {
  return addresses.map(safeAddress).find((address) => address !== undefined);
}

/** An http(s) address, or one of the shop's own media; undefined for any other. */
function safeAddress(written = ''): string | undefined {
  const text = written.trim();
  if (text.startsWith(MEDIA_PATH) && !/[\s\\]|\.\./.test(text)) return text;
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return undefined;
  const url = new URL(absolute);
  const isSafe = !url.username && !url.password && url.href.length <= MAX_ADDRESS_LENGTH;
  return isSafe ? url.href : undefined;
}

const ENTITIES: readonly [string, string][] = [
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

const unescaped = (text: string): string =>
  ENTITIES.toReversed().reduce((all, [sign, entity]) => all.replaceAll(entity, sign), text);
const escaped = (text: string): string =>
  ENTITIES.reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text);

/** Safe HTML with the addresses of its pictures changed. */
export function mapPictures(html: string, toAddress: (address: string) => string): string {
  return html.replace(/<img src="([^"]*)"/g, (_picture, src: string) => {
    return `<img src="${escaped(toAddress(unescaped(src)))}"`;
  });
}

/** The addresses of the pictures of safe HTML. */
export function picturesIn(html: string): string[] {
  return Array.from(html.matchAll(/<img src="([^"]*)"/g), ([, src = '']) => unescaped(src));
}
