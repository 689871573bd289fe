import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askForNoMotion } from './motion';
import { renderOnServer } from './on-server';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);
afterEach(() => vi.restoreAllMocks());

const show = (props: object, mode: 'live' | 'edit' = 'live') =>
  renderLayout([{ id: 'it', type: 'banner', props }], { mode }).container;
const videoOf = (page: HTMLElement) => page.querySelector('video');

describe('the film of a banner', () => {
  const FILM = { template: 'video', videoUrl: '/film.mp4', imageUrl: '/media/rail.webp' };

  it('plays in silence, over and over, where it stands, after its poster [S3.305]', () => {
    const video = videoOf(show(FILM));
    expect(video).toHaveAttribute('src', '/film.mp4');
    expect(video).toHaveAttribute('poster', '/media/rail.webp?w=1440');
    expect(video).toHaveAttribute('autoplay');
    expect(video).toHaveAttribute('loop');
    expect(video).toHaveAttribute('playsinline');
    expect(video?.muted).toBe(true);
    expect(screen.getByRole('button', { name: /video/ })).toBeEnabled();
  });

  it('does not begin in edit mode [S3.305]', () => {
    expect(videoOf(show(FILM, 'edit'))).not.toHaveAttribute('autoplay');
    expect(screen.getByRole('button', { name: 'Play video' })).toBeDisabled();
  });

  it('does not begin where no motion is wanted, on the server, or without autoPlay [S3.305]', () => {
    expect(videoOf(show({ ...FILM, autoPlay: false }))).not.toHaveAttribute('autoplay');
    expect(videoOf(renderOnServer([{ type: 'banner', props: FILM }]))).not.toHaveAttribute(
      'autoplay',
    );
    askForNoMotion();
    expect(videoOf(show(FILM))).not.toHaveAttribute('autoplay');
  });

  it('is its picture alone without a film [S3.300]', () => {
    const page = show({ ...FILM, videoUrl: '' });
    expect(videoOf(page)).toBeNull();
    expect(page.querySelector('img')?.src).toContain('/media/rail.webp');
  });
});
