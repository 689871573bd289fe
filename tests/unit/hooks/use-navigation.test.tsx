import { act, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { expect, it } from 'vitest';
import { useIsNavigating } from '@/hooks/use-navigation';

type Listener = () => void;

/** The events of a router, told here. */
function routerEvents() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name);
  return {
    on: (name: string, listener: Listener) => void of(name)?.add(listener),
    off: (name: string, listener: Listener) => void of(name)?.delete(listener),
    emit: (name: string) =>
      act(() => {
        for (const listener of of(name) ?? []) listener();
      }),
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

function Busy() {
  return <p>{useIsNavigating() ? 'busy' : 'at rest'}</p>;
}

it('navigation is busy until it completes, and until it fails [S4.75]', () => {
  const events = routerEvents();
  const router = { events } as unknown as NextRouter;
  const { unmount } = render(
    <RouterContext.Provider value={router}>
      <Busy />
    </RouterContext.Provider>,
  );
  for (const end of ['routeChangeComplete', 'routeChangeError']) {
    expect(screen.getByText('at rest')).toBeInTheDocument();
    events.emit('routeChangeStart');
    expect(screen.getByText('busy')).toBeInTheDocument();
    events.emit(end);
  }
  expect(screen.getByText('at rest')).toBeInTheDocument();
  unmount();
  expect(events.count()).toBe(0);
});
