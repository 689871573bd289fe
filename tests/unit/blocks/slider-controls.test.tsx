import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from './motion';
import { renderOnServer } from './on-server';
import { loadViews } from './render-block';
import { carousel, PICTURES, press, SLIDER, shownSlide, showSlider } from './show-slider';

beforeAll(loadViews);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the controls of a slider', () => {
  it('changes by dots and arrows, round both ends, each slide having its whole time [S4.302]', async () => {
    showSlider();
    press('Slide 3');
    expect(shownSlide()).toBe('3 of 4');
    expect(screen.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
    press('Next slide');
    press('Next slide');
    expect(shownSlide()).toBe('1 of 4');
    await pass(4000);
    press('Previous slide');
    expect(shownSlide()).toBe('4 of 4');
    await pass(4000);
    expect(shownSlide()).toBe('4 of 4');
  });

  it.each([
    [-60, 'touch', '2 of 4'],
    [60, 'touch', '4 of 4'],
    [-20, 'touch', '1 of 4'],
    [-60, 'mouse', '1 of 4'],
  ])('turns by a sweep of %i px with a %s to %s [S4.302]', (moved, pointerType, expected) => {
    showSlider();
    fireEvent.pointerDown(carousel(), { pointerType, clientX: 200 });
    fireEvent.pointerUp(carousel(), { pointerType, clientX: 200 + moved });
    expect(shownSlide()).toBe(expected);
  });

  it('forgets a sweep that becomes a scroll [S4.302]', () => {
    showSlider();
    fireEvent.pointerDown(carousel(), { pointerType: 'touch', clientX: 200 });
    fireEvent.pointerCancel(carousel());
    fireEvent.pointerUp(carousel(), { pointerType: 'touch', clientX: 20 });
    expect(shownSlide()).toBe('1 of 4');
  });

  it('stops by its button and goes on by it [S4.303]', async () => {
    showSlider();
    press('Pause slides');
    await pass(60_000);
    expect(shownSlide()).toBe('1 of 4');
    press('Play slides');
    await pass(5000);
    expect(shownSlide()).toBe('2 of 4');
  });

  it('shows neither dots nor arrows where they are switched off [S3.303]', () => {
    showSlider({ showDots: false, sliderSettings: { showArrows: false, showDots: true } });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('has nothing to press for a picture alone [S4.302]', () => {
    showSlider({ imageUrls: ['/one.webp'] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('group', { name: SLIDER.title })).toBeNull();
  });
});

describe('the pictures of a slider', () => {
  const sources = (page: HTMLElement) =>
    Array.from(page.querySelectorAll('img'), (img) => img.getAttribute('src'));

  it('are on the server the first one, at once, with all the words [S4.306] [S3.311]', () => {
    const page = renderOnServer([{ type: 'banner', props: { ...SLIDER, buttonText: 'See it' } }]);
    expect(sources(page)).toEqual(['/one.webp']);
    expect(page.querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(page).toHaveTextContent('Made to be lived in');
    expect(page.querySelector('a')).toHaveAttribute('href', '/shop');
  });

  it('are all of them in the HTML for who has no scripts [S3.642]', () => {
    const page = renderOnServer([{ type: 'banner', props: SLIDER }]);
    const others = Array.from(page.querySelectorAll('noscript'), ({ textContent }) => textContent);
    expect(others).toHaveLength(3);
    for (const [place, picture] of PICTURES.slice(1).entries())
      expect(others[place]).toContain(`src="${picture}"`);
  });

  it('come when their turn comes near, and stay [S4.306]', async () => {
    const { container } = showSlider();
    await pass(0);
    expect(sources(container)).toEqual(['/one.webp', '/two.webp', '/four.webp']);
    await pass(5000);
    expect(sources(container)).toEqual(PICTURES);
    for (const img of container.querySelectorAll('img'))
      expect(img).toHaveAttribute('loading', 'lazy');
  });
});
