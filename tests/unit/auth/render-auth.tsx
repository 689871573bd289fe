import { renderToString } from 'react-dom/server';
import { AuthGate, AuthProvider, useAuth } from '@/components/auth';
import type { Right } from '@/core/model/roles';
import { inShop, renderInShop } from '../header/shop-page';
import { type Auth, Watcher } from './watcher';

const INIT = { domain: 'linen.example', name: 'Linen & Co' };

/** What stands behind the gate in these tests. */
export const BEHIND = 'What only admins see';

function Behind({ onAuth }: { onAuth: (auth: Auth) => void }) {
  onAuth(useAuth());
  return (
    <main>
      <h1>{BEHIND}</h1>
      <input aria-label="Typed" />
    </main>
  );
}

/** Shows the gate as the page does; `auth` gives what `useAuth` gives last, in front of the gate. */
export function renderGate(right?: Right) {
  let existing: Auth | undefined;
  const keep = (auth: Auth) => {
    existing = auth;
  };
  const rendered = renderInShop(gate(keep, right), { init: INIT });
  return { ...rendered, auth: () => existing as Auth };
}

/** The gate as the server renders it. */
export const serverHtml = () =>
  renderToString(
    inShop(
      gate(() => undefined),
      { init: INIT },
    ).element,
  );

function gate(keep: (auth: Auth) => void, right?: Right) {
  return (
    <AuthProvider>
      <Watcher onAuth={keep} />
      <AuthGate {...(right && { right })}>
        <Behind onAuth={keep} />
      </AuthGate>
    </AuthProvider>
  );
}
