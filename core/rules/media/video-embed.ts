/** Describes how an embedded film runs; what begins by itself is silent. */
interface EmbedManner {
  beginsAlone: boolean;
  loops: boolean;
  /** A silent ground for words, without anything to press. */
  isBackground: boolean;
}

type Embed = (manner: EmbedManner) => string;

const YOUTUBE =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)?([\w-]{11})(?=[/?&#]|$)/i;
const VIMEO =
  /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:(?:channels|groups|showcase|album)\/[\w-]+\/)?(?:videos?\/)?(\d+)(?:\/([\da-f]{6,}))?(?=[/?#]|$)/i;
/** Films that are not listed show to those who know it. */
const VIMEO_HASH = /[?&]h=([\da-f]+)/i;

/** The player, without cookies, for the address of a film at YouTube or Vimeo; null for any other address. */
export function videoEmbed(address: string): Embed | null {
  const youtubeId = YOUTUBE.exec(address)?.[1];
  if (youtubeId) return (manner) => youtubeAddress(youtubeId, manner);
  const [, vimeoId, pathHash] = VIMEO.exec(address) ?? [];
  if (!vimeoId) return null;
  const hash = pathHash ?? VIMEO_HASH.exec(address)?.[1];
  return (manner) => vimeoAddress(vimeoId, hash, manner);
}

function youtubeAddress(id: string, { beginsAlone, loops, isBackground }: EmbedManner): string {
  return addressOf(`https://www.youtube-nocookie.com/embed/${id}`, {
    rel: '0',
    playsinline: '1',
    ...(beginsAlone && { autoplay: '1' }),
    ...((beginsAlone || isBackground) && { mute: '1' }),
    // What repeats is a list: here one of this film alone.
    ...(loops && { loop: '1', playlist: id }),
    ...(isBackground && { controls: '0', disablekb: '1', fs: '0' }),
  });
}

function vimeoAddress(
  id: string,
  hash: string | undefined,
  { beginsAlone, loops, isBackground }: EmbedManner,
): string {
  return addressOf(`https://player.vimeo.com/video/${id}`, {
    ...(hash && { h: hash }),
    dnt: '1',
    ...(beginsAlone && { autoplay: '1' }),
    ...((beginsAlone || isBackground) && { muted: '1' }),
    ...(loops && { loop: '1' }),
    ...(isBackground && { controls: '0', title: '0', byline: '0', portrait: '0' }),
  });
}

const addressOf = (base: string, manner: Record<string, string>): string =>
  `${base}?${new URLSearchParams(manner)}`;
