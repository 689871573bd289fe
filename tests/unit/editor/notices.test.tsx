// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from '@/components/editor/announce';
import { NoticeList } from '@/components/editor/notices/notice-list';
import { tell } from '@/components/editor/notices/notices';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <NoticeList />
      <LiveRegion />
    </>,
  );
});
afterEach(() => void vi.useRealTimers());

const notices = () => screen.queryAllByRole('group', { name: 'Notice' });
const texts = () => notices().map((notice) => within(notice).getByText(/./).textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const action = { label: 'Undo', onAct: () => undefined };

it('what is told of stays ten seconds of its own, whatever is told of meanwhile [S4.872]', async () => {
  act(() => void tell({ text: 'A deleted', action }));
  await pass(8000);
  act(() => void tell({ text: 'B deleted', action }));
  expect(notices()).toHaveLength(2);
  await pass(2000);
  expect(notices()).toHaveLength(1);
  expect(notices()[0]).toHaveTextContent('B deleted');
  await pass(7999);
  expect(notices()).toHaveLength(1);
  await pass(1);
  expect(notices()).toHaveLength(0);
});

it('what takes its stead stays as long again, and what is lasting until it is closed [S4.872]', async () => {
  let id = 0;
  act(() => {
    id = tell({ text: 'Deleted', action });
  });
  await pass(9000);
  act(() => void tell({ text: 'Not brought back', action, isLasting: true }, id));
  expect(notices()).toHaveLength(1);
  await pass(60_000);
  expect(notices()[0]).toHaveTextContent('Not brought back');
  act(() => void tell({ text: 'It is back' }, id));
  await pass(9999);
  expect(texts()).toEqual(['It is back']);
  act(() =>
    within(notices()[0] as HTMLElement)
      .getByRole('button', { name: 'Close' })
      .click(),
  );
  expect(notices()).toHaveLength(0);
});

it('what nothing can be done about is shown once and said each time [S4.872]', () => {
  const said = () => document.querySelector('[data-announcements]')?.textContent;
  act(() => void tell({ text: 'Refused' }));
  const first = said();
  act(() => void tell({ text: 'Refused' }));
  expect(texts()).toEqual(['Refused']);
  expect(said()).not.toBe(first);
  expect(said()).toContain('Refused');
});
