import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askForNoMotion } from './motion';
import { renderOnServer } from './on-server';
import { loadViews, renderLayout } from './render-block';

const GROUND = { src: '/film.mp4', isBackground: true };
const WORDS = { overlayContent: true, overlayTitle: 'Spun in Maine', overlayText: 'By hand' };
const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

beforeAll(loadViews);
afterEach(() => vi.restoreAllMocks());

function show(props: object, mode: 'live' | 'edit' = 'live') {
  return renderLayout([{ id: 'it', type: 'video', props }], { mode }).container;
}

const videoOf = (page: HTMLElement) => page.querySelector('video');
const addressOf = (page: HTMLElement) => new URL(page.querySelector('iframe')?.src ?? '');

describe('a video', () => {
  it('has controls and waits to be played [S3.304]', () => {
    const video = videoOf(show({ src: '/film.mp4' }));
    expect(video).toHaveAttribute('controls');
    expect(video).toHaveAttribute('preload', 'metadata');
    expect(video).not.toHaveAttribute('autoplay');
    expect(video?.muted).toBe(false);
  });

  it('is silent where it begins by itself, and is loaded anew to begin [S3.305]', () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
    const video = videoOf(show({ src: '/film.mp4', autoplay: true, loop: true }));
    expect(video).toHaveAttribute('autoplay');
    expect(video).toHaveAttribute('loop');
    expect(video?.muted).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    'begins by itself neither in edit mode nor on the server: ground %s [S3.305]',
    (isBackground) => {
      const props = { src: '/film.mp4', autoplay: true, isBackground };
      const inEditor = videoOf(show(props, 'edit'));
      expect(inEditor).not.toHaveAttribute('autoplay');
      expect(inEditor).not.toHaveAttribute('controls');
      expect(videoOf(renderOnServer([{ type: 'video', props }]))).not.toHaveAttribute('autoplay');
    },
  );

  it.each([true, false])(
    'begins not by itself for who wants no motion: ground %s [S3.305]',
    (isBackground) => {
      askForNoMotion();
      const video = videoOf(show({ src: '/film.mp4', autoplay: true, isBackground }));
      expect(video).not.toHaveAttribute('autoplay');
    },
  );

  it('keeps its room: 16:9, or what it is given [S3.307]', () => {
    const roomOf = (props: object) => {
      const { height, width, aspectRatio } = videoOf(show(props))?.parentElement?.style ?? {};
      return { height, width, aspectRatio };
    };
    const src = '/film.mp4';
    expect(roomOf({ src })).toEqual({ height: '', width: '', aspectRatio: '16 / 9' });
    expect(roomOf({ src, height: 300, width: '60%' })).toEqual({
      height: '300px',
      width: '60%',
      aspectRatio: '',
    });
  });

  it('is stopped as it leaves the page [S3.305]', () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    const { unmount } = renderLayout([{ type: 'video', props: { ...GROUND, autoplay: true } }]);
    unmount();
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe('a video as a ground', () => {
  it('is silent, has no controls, and words over it [S3.304]', () => {
    const page = show({
      ...GROUND,
      ...WORDS,
      overlayTextColor: '#fedcba',
      overlayColor: '#123456',
    });
    expect(videoOf(page)).not.toHaveAttribute('controls');
    expect(videoOf(page)?.muted).toBe(true);
    const words = screen.getByRole('heading', { name: WORDS.overlayTitle }).parentElement;
    expect(words).toHaveTextContent(WORDS.overlayText);
    expect(words).toHaveStyle({ color: '#fedcba' });
    expect(page.innerHTML).toContain('--tint: #123456');
  });

  it('keeps its words to itself where they are switched off, or in a video with controls [S3.304]', () => {
    show({ ...GROUND, ...WORDS, overlayContent: false });
    show({ ...GROUND, ...WORDS, isBackground: false });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is stopped and played by its button [S3.305]', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    const page = show(GROUND);
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(play).toHaveBeenCalledOnce();
    await act(async () => fireEvent.play(videoOf(page) ?? page));
    fireEvent.click(screen.getByRole('button', { name: 'Pause video' }));
    expect(pause).toHaveBeenCalledOnce();
    await act(async () => fireEvent.pause(videoOf(page) ?? page));
    expect(screen.getByRole('button', { name: 'Play video' })).toBeEnabled();
  });

  it('has no button for a film that cannot be had [S3.305]', () => {
    fireEvent.error(videoOf(show(GROUND)) ?? document.body);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a video that stands at YouTube or Vimeo', () => {
  it('is shown by its player, which sets no cookies and may do little [S3.306]', () => {
    const page = show({ src: YOUTUBE });
    const frame = page.querySelector('iframe');
    expect(addressOf(page).host).toBe('www.youtube-nocookie.com');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('title', 'Video');
    expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|downloads/);
    expect(videoOf(page)).toBeNull();
  });

  it('begins by itself in silence, but not in edit mode, on the server or against wishes [S3.306]', () => {
    const props = { src: YOUTUBE, autoplay: true };
    const began = (page: HTMLElement) => addressOf(page).searchParams.get('autoplay');
    expect(addressOf(show(props)).searchParams.get('mute')).toBe('1');
    expect(began(show(props))).toBe('1');
    expect(began(show(props, 'edit'))).toBeNull();
    expect(began(renderOnServer([{ type: 'video', props }]))).toBeNull();
    askForNoMotion();
    expect(began(show(props))).toBeNull();
  });

  it('is as a ground out of reach but for the button that stops it [S3.306]', () => {
    const page = show({ src: YOUTUBE, autoplay: true, isBackground: true });
    expect(page.querySelector('iframe')).toHaveAttribute('tabindex', '-1');
    fireEvent.click(screen.getByRole('button', { name: 'Pause video' }));
    expect(addressOf(page).searchParams.get('autoplay')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(addressOf(page).searchParams.get('autoplay')).toBe('1');
  });
});

describe('unsafe addresses of a video', () => {
  it.each([
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ])('fetch nothing: %j [S3.310]', (src) => {
    for (const isBackground of [true, false])
      expect(show({ src, isBackground }).querySelector('video, iframe')).toBeNull();
  });
});
