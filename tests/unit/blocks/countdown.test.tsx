import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLayout } from '@/blocks/layout/read-layout';
import { Blocks } from '@/blocks/render/blocks';
import { MadeAtContext } from '@/blocks/view-kit/made-at';
import { pageHtml } from '@/tests/fuzz/page-html';
import { shopStore } from '../header/shop-page';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

const END = '2031-05-06T12:00:00.000Z';
const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

const layoutOf = (props: object) => [
  { id: 'until', type: 'countdown', props: { endsAt: END, title: 'Sale', ...props } },
];

/** What the server sends of a countdown on a page that it makes at a time. */
const htmlAt = (time: number, props: object = {}) =>
  pageHtml(
    shopStore({}),
    <MadeAtContext value={time}>
      <Blocks nodes={readLayout(layoutOf(props))} mode="live" />
    </MadeAtContext>,
  );

const figures = () => screen.getByRole('timer').textContent;

describe('a countdown from the server', () => {
  it('says when it ends, in UTC, and keeps the place of what will count [S3.973]', () => {
    const html = htmlAt(Date.parse(END) - HOUR_MS);
    expect(html).toContain(`<time dateTime="${END}">May 6, 2031 at 12:00 PM UTC</time>`);
    expect(html).toContain('Seconds');
    expect(html).not.toMatch(/\d\d<\/span> <span[^>]*>Hours/);
  });

  it('shows its text once it is over, or nothing at all [S3.974]', () => {
    const words = { overText: 'Gone for this year.' };
    expect(htmlAt(Date.parse(END) - 1, words)).not.toContain('Gone for this year.');
    const html = htmlAt(Date.parse(END), words);
    expect(html).toContain('Gone for this year.');
    expect(html).not.toContain('Sale');
    expect(htmlAt(Date.parse(END), { whenOver: 'nothing' })).not.toContain('<div');
  });

  it('without an end it is its words alone [S3.973]', () => {
    const html = htmlAt(0, { endsAt: 'tomorrow at noon' });
    expect(html).toContain('Sale');
    expect(html).not.toContain('role="timer"');
  });
});

describe('a countdown in the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(END) - 50 * HOUR_MS - 61_500 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts down to its end every second [S3.973]', () => {
    renderLayout(layoutOf({}));
    expect(figures()).toBe('02 Days02 Hours01 Minutes02 Seconds');
    act(() => void vi.advanceTimersByTime(500));
    expect(figures()).toBe('02 Days02 Hours01 Minutes01 Seconds');
    act(() => void vi.advanceTimersByTime(SECOND_MS));
    expect(figures()).toBe('02 Days02 Hours01 Minutes00 Seconds');
  });

  it('goes by minutes where an admin wants it calm [S3.973]', () => {
    renderLayout(layoutOf({ showSeconds: false }));
    expect(figures()).toBe('02 Days02 Hours02 Minutes');
    act(() => void vi.advanceTimersByTime(2 * SECOND_MS));
    expect(figures()).toBe('02 Days02 Hours01 Minutes');
  });

  it('changes to its text at its end, and asks for no more time then [S3.974]', () => {
    renderLayout(layoutOf({ overText: 'Gone for this year.' }));
    act(() => void vi.advanceTimersByTime(50 * HOUR_MS + 61_400));
    expect(screen.queryByText('Gone for this year.')).toBeNull();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.getByText('Gone for this year.')).toBeVisible();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that shows nothing any more can still be found in the editor [S3.974]', () => {
    vi.setSystemTime(Date.parse(END) + 1);
    const { container } = renderLayout(layoutOf({ whenOver: 'nothing' }), { mode: 'edit' });
    expect(container.querySelector('[data-block="until"]')).not.toBeNull();
    expect(figures()).toBe('00 Days00 Hours00 Minutes00 Seconds');
  });
});
