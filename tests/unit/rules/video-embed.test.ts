import { describe, expect, it } from 'vitest';
import { videoEmbed } from '@/core/rules/media/video-embed';

type EmbedManner = Parameters<NonNullable<ReturnType<typeof videoEmbed>>>[0];

const PLAIN: EmbedManner = { beginsAlone: false, loops: false, isBackground: false };
const ID = 'dQw4w9WgXcQ';

function playerOf(address: string, manner: Partial<EmbedManner> = {}): URL | null {
  const embed = videoEmbed(address);
  return embed && new URL(embed({ ...PLAIN, ...manner }));
}

describe('the player of a film at another site [S3.306]', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?list=PL1&v=${ID}&t=42s`,
    `http://youtube.com/embed/${ID}?autoplay=1`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `//www.youtube-nocookie.com/embed/${ID}`,
  ])('is that of YouTube for %s, without cookies', (address) => {
    const player = playerOf(address);
    expect(player?.origin).toBe('https://www.youtube-nocookie.com');
    expect(player?.pathname).toBe(`/embed/${ID}`);
    expect(player?.searchParams.get('autoplay')).toBeNull();
  });

  it.each([
    ['https://vimeo.com/123456789', '123456789', null],
    ['https://vimeo.com/123456789/abcdef0123', '123456789', 'abcdef0123'],
    ['https://vimeo.com/123456789/1234567890', '123456789', '1234567890'],
    ['https://player.vimeo.com/video/123456789?h=abcdef0123', '123456789', 'abcdef0123'],
    ['https://vimeo.com/channels/staffpicks/123456789', '123456789', null],
    ['https://vimeo.com/showcase/7654321/video/123456789', '123456789', null],
  ])('is that of Vimeo for %s, without tracking', (address, id, hash) => {
    const player = playerOf(address);
    expect(player?.origin).toBe('https://player.vimeo.com');
    expect(player?.pathname).toBe(`/video/${id}`);
    expect(player?.searchParams.get('h')).toBe(hash);
    expect(player?.searchParams.get('dnt')).toBe('1');
  });

  it.each([`https://youtu.be/${ID}`, 'https://vimeo.com/123456789'])(
    'is silent for %s where it begins by itself or is a ground',
    (address) => {
      const silence = (manner: Partial<EmbedManner>) => {
        const request = playerOf(address, manner)?.searchParams;
        return request?.get('mute') ?? request?.get('muted') ?? null;
      };
      expect(silence({})).toBeNull();
      expect(silence({ beginsAlone: true })).toBe('1');
      expect(silence({ isBackground: true })).toBe('1');
    },
  );

  it('repeats a film of YouTube as a list of one', () => {
    const request = playerOf(`https://youtu.be/${ID}`, { loops: true })?.searchParams;
    expect(request?.get('loop')).toBe('1');
    expect(request?.get('playlist')).toBe(ID);
  });

  it.each([
    '',
    '/film.mp4',
    'https://cdn.example/film.mp4',
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    'https://www.youtube.com/@finch',
    'https://youtu.be/short',
    'https://vimeo.com/finch',
    `javascript://www.youtube.com/watch?v=${ID}`,
  ])('is none for %j', (address) => {
    expect(videoEmbed(address)).toBeNull();
  });
});
