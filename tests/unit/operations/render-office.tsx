import type { ReactNode } from 'react';
import { AuthGate, AuthProvider } from '@/components/auth';
import { storeSession, USER } from '../auth/cookies';
import { renderInShop } from '../header/shop-page';

/** Shows a page of the back office to somebody of a role, as its route does. */
export function renderOffice(page: ReactNode, { role = 'owner', path = '/design' } = {}) {
  storeSession({ ...USER, role });
  const part = (
    <AuthProvider>
      <AuthGate>{page}</AuthGate>
    </AuthProvider>
  );
  return renderInShop(part, { init: { domain: 'linen.example', name: 'Linen & Co' }, path });
}
