import { act, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeList } from '@/components/editor/notices/notice-list';
import { endNotices, tell } from '@/components/editor/notices/notices';
import { LiveRegion } from '@/components/editor/shared/announce';

beforeEach(() => {
  vi.useFakeTimers();
  endNotices();
  render(<Received />);
});
afterEach(() => void vi.useRealTimers());

function Received() {
  const before = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={before} type="button">
        Before
      </button>
      <NoticeList before={before} />
      <LiveRegion />
    </>
  );
}

const notices = () => screen.queryAllByRole('group', { name: 'Notice' });
const texts = () => notices().map((notice) => within(notice).getByText(/./).textContent);
/** As keys do: what is pressed has the focus. */
const press = (name: string) =>
  act(() => {
    const button = screen.getByRole('button', { name });
    button.focus();
    button.click();
  });
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

it('the newest comes first to keys, which hear what it is about [S4.872]', () => {
  act(() => void tell({ text: 'A deleted', action }));
  act(() => void tell({ text: 'B deleted', action }));
  const [newest] = notices();
  const stops = screen.getAllByRole('button');
  expect(stops[0]).toHaveTextContent('Before');
  expect(newest).toContainElement(stops[1] as HTMLElement);
  expect(newest).toHaveAccessibleDescription('B deleted');
});

it('the focus stays with what takes the stead of what it was on, and goes back from there [S4.801]', async () => {
  let id = 0;
  const undo = { label: 'Undo', onAct: () => void tell({ text: 'Bringing it back' }, id) };
  act(() => {
    id = tell({ text: 'Deleted', action: undo });
  });
  press('Undo');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await pass(60_000);
  expect(texts()).toEqual(['Bringing it back']);
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  await pass(10_000);
  expect(notices()).toHaveLength(0);
  act(() => void tell({ text: 'It is back' }, id));
  press('Close');
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
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
