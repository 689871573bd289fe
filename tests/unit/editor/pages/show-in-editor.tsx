import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { AuthProvider } from '@/components/auth';
import { CHROME } from '@/components/ui/chrome';
import { type Auth, Watcher } from '../../auth/watcher';
import { editorStore } from './open-editor';

/** Shows a part of the editor in a store of its own, at `/design`. */
export function showInEditor(
  part: ReactNode,
  store = editorStore(),
  query: NextRouter['query'] = {},
) {
  const router = routerAt({});
  let existing: Auth | undefined;
  const keep = (auth: Auth) => {
    existing = auth;
  };
  const element = (request: NextRouter['query']) => (
    <RouterContext value={{ ...router, query: request }}>
      <Provider store={store.store}>
        <AuthProvider>
          <Watcher onAuth={keep} />
          <div className={CHROME}>{part}</div>
        </AuthProvider>
      </Provider>
    </RouterContext>
  );
  const { rerender, unmount } = render(element(query));
  const goTo = (request: NextRouter['query']) => rerender(element(request));
  return { ...store, router, goTo, unmount, auth: () => existing };
}

function routerAt(query: NextRouter['query']): NextRouter {
  return {
    ...{ route: '/design', pathname: '/design', asPath: '/design', basePath: '', query },
    ...{ isLocaleDomain: false, isFallback: false, isReady: true, isPreview: false },
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(async () => undefined),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
  };
}
