import type { ReactNode } from 'react';
import { AuthGate, AuthProvider } from '@/components/auth';
import { Boundary } from '@/components/ui/boundary';
import * as messages from '../messages';
import { OfficeBroken } from './office-broken';

/** Shows a page of the back office to admins of the shop, and the login to whoever is not logged in. */
export function OfficeGate({ children }: { children: ReactNode }) {
  return (
    <Boundary occasion={null} instead={<OfficeBroken />}>
      <AuthProvider>
        <AuthGate purpose={messages.manage}>{children}</AuthGate>
      </AuthProvider>
    </Boundary>
  );
}
