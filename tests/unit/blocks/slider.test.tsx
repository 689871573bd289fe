import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForNoMotion, hidePage, pass } from './motion';
import { loadViews } from './render-block';
import { carousel, press, shownSlide, showSlider } from './show-slider';

beforeAll(loadViews);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a slider banner', () => {
  it('advances every 5 seconds and begins again after the last slide [S4.300] [S9.300]', async () => {
    showSlider();
    expect(shownSlide()).toBe('1 of 4');
    await pass(4999);
    expect(shownSlide()).toBe('1 of 4');
    await pass(1);
    expect(shownSlide()).toBe('2 of 4');
    for (const next of ['3 of 4', '4 of 4', '1 of 4']) {
      await pass(5000);
      expect(shownSlide()).toBe(next);
    }
  });

  it.each([
    [{ sliderSettings: { interval: 2000 } }, 2000],
    [{ sliderSettings: { interval: 2000 }, slideInterval: 3000 }, 3000],
  ])('takes its pace from %j [S3.303]', async (props, intervalMs) => {
    showSlider(props);
    await pass(intervalMs - 1);
    expect(shownSlide()).toBe('1 of 4');
    await pass(1);
    expect(shownSlide()).toBe('2 of 4');
  });

  it('stands still where its own autoPlay is off, whatever sliderSettings say [S3.303]', async () => {
    showSlider({ autoPlay: false, sliderSettings: { autoPlay: true } });
    await pass(60_000);
    expect(shownSlide()).toBe('1 of 4');
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });

  it('pauses while the pointer is over it [S4.301]', async () => {
    showSlider();
    fireEvent.pointerEnter(carousel());
    await pass(60_000);
    expect(shownSlide()).toBe('1 of 4');
    fireEvent.pointerLeave(carousel());
    await pass(5000);
    expect(shownSlide()).toBe('2 of 4');
  });

  it('pauses while the focus is inside, also as it moves there [S4.301]', async () => {
    showSlider();
    const [next, dot] = ['Next slide', 'Slide 1'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await act(async () => next?.focus());
    await act(async () => dot?.focus());
    await pass(60_000);
    expect(shownSlide()).toBe('1 of 4');
    await act(async () => dot?.blur());
    await pass(5000);
    expect(shownSlide()).toBe('2 of 4');
  });

  it('pauses while its tab is out of sight [S4.301]', async () => {
    showSlider();
    await hidePage(true);
    await pass(60_000);
    expect(shownSlide()).toBe('1 of 4');
    await hidePage(false);
    await pass(5000);
    expect(shownSlide()).toBe('2 of 4');
  });

  it('moves only by hand for those who want no motion [S4.303]', async () => {
    askForNoMotion();
    showSlider();
    await pass(60_000);
    expect(shownSlide()).toBe('1 of 4');
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
    press('Next slide');
    expect(shownSlide()).toBe('2 of 4');
  });

  it('leaves no timer behind [S4.300]', () => {
    const { unmount } = showSlider();
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('neither moves nor turns in edit mode [S4.304]', async () => {
    showSlider({}, 'edit');
    await pass(60_000);
    expect(shownSlide()).toBe('1 of 4');
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('is a carousel that tells its slide only while it does not move by itself [S4.305]', async () => {
    showSlider();
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByText('Slide 1 of 4')).toHaveAttribute('aria-live', 'off');
    press('Pause slides');
    expect(screen.getByText('Slide 1 of 4')).toHaveAttribute('aria-live', 'polite');
  });
});
