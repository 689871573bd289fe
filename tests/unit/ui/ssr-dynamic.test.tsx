import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, startTransition, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Boundary } from '@/components/ui/on-demand';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked, whenLoaded } from '@/components/ui/tracked';
import { eventually } from '../../support/eventually';

const View = ({ of }: { of: string }) => <p>{`The view of ${of}`}</p>;
const Missing: ComponentType<{ of: string }> = () => {
  throw new Error('There is no code for it.');
};

afterEach(() => vi.restoreAllMocks());

/** A page before, and a button that leads to one with the view. */
function Visit({ to: Next }: { to: ComponentType<{ of: string }> }) {
  const [isThere, setThere] = useState(false);
  return (
    <Boundary occasion={isThere} instead={<p>Left out</p>}>
      <Suspense fallback={<p>Blank</p>}>
        {isThere ? <Next of="a page" /> : <p>The page before</p>}
      </Suspense>
      <button type="button" onClick={() => startTransition(() => setThere(true))}>
        Go
      </button>
    </Boundary>
  );
}

it('along: what was on screen stays until the view of the next page is there', async () => {
  let arrive = (_: { default: typeof View }) => {};
  const load = vi.fn(() => new Promise<{ default: typeof View }>((resolve) => (arrive = resolve)));
  tracked('a slow view', load);
  render(<Visit to={ssrDynamic('a slow view', Missing)} />);
  await act(async () => screen.getByRole('button').click());
  await eventually(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText('The page before')).toBeVisible();
  await act(async () => arrive({ default: View }));
  expect(screen.getByText('The view of a page')).toBeVisible();
});

it('along: a view that is there shows at once', async () => {
  tracked('a ready view', async () => ({ default: View }));
  await whenLoaded(['a ready view']);
  const Ready = ssrDynamic('a ready view', Missing);
  render(<Ready of="the first load" />);
  expect(screen.getByText('The view of the first load')).toBeVisible();
});

it('along: what asks for a view goes on before the view is taken', async () => {
  const load = vi.fn(async () => ({ default: View }));
  tracked('a patient view', load);
  const there = whenLoaded(['a patient view']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  await there;
  expect(load).toHaveBeenCalledTimes(1);
});

it('along: a view that does not come is left out, and not asked for over and over', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(() => Promise.reject(new Error('away')));
  tracked('a lost view', load);
  render(<Visit to={ssrDynamic('a lost view', Missing)} />);
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findByText('Left out')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
